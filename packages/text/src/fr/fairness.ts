import type { FairnessWords } from '../en/fairness.ts';

export const fairness: FairnessWords = {
  title: 'Le hasard était-il honnête ?',
  checking: 'On recalcule chaque carte et chaque dé…',
  verdict: {
    right: 'Oui. Chaque carte et chaque dé découlent de ce qui était fixé avant le premier coup.',
    wrong: 'Non. Quelque chose ne va pas dans cet enregistrement.',
    unknown: 'Rien de faux n’a été trouvé, mais tout n’a pas pu être vérifié.',
  },
  notOver:
    'La partie n’est pas finie. Sa graine reste scellée jusque-là, sinon tout le monde connaîtrait les cartes à venir.',
  marks: { right: 'juste', wrong: 'faux', unknown: 'non vérifié' },
  before: 'Avant le premier coup',
  commitment: 'L’engagement',
  commitmentHelp:
    'La machine qui a mélangé devait d’abord montrer ceci. C’est l’empreinte de la graine ci-dessous, du jeu et de ses options : personne ne peut trouver une seconde graine qui ait la même empreinte.',
  evidence: {
    right:
      'Cet appareil a noté l’engagement et toutes les empreintes des sels avant que les cartes soient connues. Tout concorde.',
    wrong:
      'Cet appareil avait noté un autre engagement, ou d’autres empreintes de sels, avant que les cartes soient connues.',
    unknown: 'Cet appareil n’a rien noté avant la partie. Il croit l’enregistrement sur parole.',
  },
  salts: 'Ce que les joueurs ont ajouté',
  saltsHelp:
    'Un sel est un nombre au hasard que l’appareil d’un joueur jette à la mer. Chacun s’engage d’abord par l’empreinte du sien, avant qu’aucun ne soit ouvert : personne ne peut donc en choisir un qui l’arrange.',
  noSalt: 'n’a rien ajouté',
  botSalt: 'robot : n’ajoute rien',
  yours: 'vous',
  after: 'Après le dernier coup',
  seed: 'La graine',
  seedHelp:
    'Le secret de la machine qui a mélangé, ouvert à la fin. Il doit correspondre à l’engagement.',
  noSeed: 'Elle n’a pas été ouverte.',
  facts: 'Chaque carte et chaque dé',
  factsHelp:
    'Recalculés à partir de la graine et des sels, ici, dans ce navigateur. Les noms et les cartes sont écrits comme dans le fichier de la partie.',
  deal: (right, all) => `Mise en place, tirages justes : ${right} sur ${all}`,
  rolled: (right, all) => `Pendant la partie, tirages justes : ${right} sur ${all}`,
  ply: ply => `Coup ${ply}`,
  expected: sea => `devrait être ${sea}`,
  noFacts: 'Ils n’ont pas pu être calculés.',
  moves: 'Coups et résultat',
  movesHelp: entries =>
    `Chacune des entrées du journal (${entries} en tout) a été rejouée selon les règles et dépend de toutes les précédentes.`,
  result: 'Le résultat est celui que les règles donnent pour ces coups.',
  proves: 'Ce que cela prouve',
  provesList: {
    salted:
      'Personne n’a choisi les cartes : ni le serveur, ni un joueur, ni tous les autres ensemble, pourvu que votre sel ait été tiré au hasard.',
    unsalted:
      'La machine qui a mélangé n’a pas changé d’avis après le premier coup : cet appareil pour une partie jouée ici, le serveur pour une partie en ligne. Sans sel d’un joueur, elle a pu essayer beaucoup de graines avant et garder celle qui lui plaisait.',
    undo: 'Un coup repris puis rejoué a donné la même carte.',
    rules: 'Les règles ont été suivies, et aucun coup n’a été remplacé ni omis.',
  },
  provesNot: 'Ce que cela ne prouve pas',
  provesNotList: {
    looked:
      'Que personne n’a regardé. La machine qui mélange connaît chaque carte cachée ; l’enregistrement montre que les cartes n’ont pas été arrangées, et non que personne ne les a vues.',
    spoilt:
      'Que c’est par accident si le hasard a dû être scellé de nouveau. Une fois, ce peut être une mauvaise connexion ; plusieurs fois, ne vous y fiez pas.',
    people:
      'Que chaque place était occupée par une seule personne, et que personne n’a rien dit à personne.',
    page: 'Que cette page est honnête : elle vient du même serveur. Pour en être certain, enregistrez la partie et vérifiez-la avec un autre programme.',
  },
  byHand: 'Vérifiez vous-même',
  byHandHelp: command =>
    `Enregistrez la partie dans un fichier et lancez « ${command} », ou écrivez votre propre programme : la recette tient en une page, docs/sealed-sea.md.`,
};
