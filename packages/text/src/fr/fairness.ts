import type { FairnessWords } from '../en/fairness.ts';

export const fairness: FairnessWords = {
  title: 'Le hasard était-il honnête ?',
  checking: 'Chaque carte et chaque dé sont recalculés…',
  verdict: {
    right: 'Oui. Chaque carte et chaque dé découlent de ce qui était fixé avant le premier coup.',
    wrong: 'Non. Quelque chose dans cet enregistrement n’est pas comme il se doit.',
    unknown: 'Rien de faux n’a été trouvé, mais tout n’a pas pu être vérifié.',
  },
  notOver:
    'La partie n’est pas finie. Sa graine reste scellée jusque-là, sinon tout le monde connaîtrait les cartes à venir.',
  marks: { right: 'juste', wrong: 'faux', unknown: 'non vérifié' },
  before: 'Avant le premier coup',
  commitment: 'L’engagement',
  commitmentHelp:
    'La machine qui a mélangé devait d’abord montrer ceci. C’est l’empreinte de la graine ci-dessous, du jeu et de ses options : personne ne peut trouver une seconde graine avec la même.',
  witness: {
    right:
      'Cet appareil a noté l’engagement et toutes les empreintes des sels avant que les cartes soient connues. Ce sont les mêmes.',
    wrong:
      'Cet appareil avait noté un autre engagement, ou d’autres empreintes de sels, avant que les cartes soient connues.',
    unknown: 'Cet appareil n’a rien noté avant la partie. Il croit l’enregistrement sur parole.',
  },
  salts: 'Ce que les joueurs ont ajouté',
  saltsHelp:
    'Un sel est un nombre au hasard que l’appareil d’un joueur jette à la mer. Son empreinte est promise avant que quiconque n’ouvre le sien : personne ne peut en choisir un qui l’arrange.',
  noSalt: 'n’en a pas ajouté',
  botSalt: 'un robot, n’en ajoute pas',
  yours: 'le vôtre',
  after: 'Après le dernier coup',
  seed: 'La graine',
  seedHelp:
    'Le secret de la machine qui a mélangé, ouvert à la fin. Il doit correspondre à l’engagement.',
  noSeed: 'Elle n’a pas été ouverte.',
  facts: 'Chaque carte et chaque dé',
  factsHelp:
    'Recalculés à partir de la graine et des sels, ici, dans ce navigateur. Les noms et les cartes sont écrits comme dans le fichier de la partie.',
  deal: (right, all) => `La donne, tirages justes : ${right} sur ${all}`,
  rolled: (right, all) => `Pendant la partie, tirages justes : ${right} sur ${all}`,
  ply: ply => `Coup ${ply}`,
  expected: sea => `devrait être ${sea}`,
  noFacts: 'Ils n’ont pas pu être calculés.',
  moves: 'Coups et résultat',
  movesHelp: entries =>
    `Chaque entrée du journal, ${entries} en tout, a été rejouée selon les règles, et est liée à toutes celles d’avant.`,
  result: 'Le résultat est celui que les règles donnent pour ces coups.',
  proves: 'Ce que cela prouve',
  provesList: {
    salted:
      'Personne n’a choisi les cartes : ni le serveur, ni un joueur, ni tous les autres ensemble, pourvu que votre sel ait été tiré au hasard.',
    unsalted:
      'La machine qui a mélangé n’a pas changé d’avis après le premier coup : cet appareil pour une partie jouée ici, le serveur pour une partie en ligne. Sans sel d’un joueur, elle a pu essayer beaucoup de graines avant et garder celle qui lui plaisait.',
    undo: 'Un coup repris puis rejoué a rencontré la même carte.',
    rules: 'Les règles ont été suivies, et aucun coup n’a été échangé ou omis.',
  },
  provesNot: 'Ce que cela ne prouve pas',
  provesNotList: {
    looked:
      'Que personne n’a regardé. La machine qui mélange connaît chaque carte cachée ; l’enregistrement montre que les cartes n’ont pas été arrangées, non que personne ne les a lues.',
    spoilt:
      'Qu’une table scellée de nouveau l’a été par accident. Une fois peut venir d’une mauvaise ligne ; plusieurs fois ne méritent aucune confiance.',
    people: 'Que chaque place était une seule personne, et que personne n’a parlé à personne.',
    page: 'Que cette page est honnête : elle vient du même serveur. Pour en être certain, enregistrez la partie et vérifiez-la avec un autre programme.',
  },
  byHand: 'Vérifiez vous-même',
  byHandHelp: command =>
    `Enregistrez la partie dans un fichier et lancez « ${command} », ou écrivez votre propre programme : la recette tient en une page, docs/sealed-sea.md.`,
};
