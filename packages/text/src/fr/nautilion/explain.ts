import type { ExplainWords } from '../../en/nautilion/explain.ts';
import { choice, list, plural } from '../grammar.ts';

const tokens = (n: number): string => plural(n, { one: `${n} jeton`, other: `${n} jetons` });
const harpoons = (n: number): string => plural(n, { one: `${n} harpon`, other: `${n} harpons` });

export const explain: ExplainWords = {
  token: {
    crew: number => `Sa place est la case ${number} du navire.`,
    sage: mage => `Il peut aussi aller dans la cabine, à côté du mage ${mage}.`,
    fighter: carried => `Il porte ${harpoons(carried)}, et le Fantôme le prend dans sa cale.`,
    pilot: number => `À bord, il aide à quitter les écueils marqués ${number}.`,
    mage: crew =>
      `Va dans la cabine. Les trois lettres doivent y être pour gagner ; à côté de l’équipier ${crew}, il relance un dé à chaque tour.`,
    mercenary: carried =>
      `Peut occuper toute case vide où mène un conduit, et porte ${harpoons(carried)}. Il part à la collision.`,
    dismissed:
      'Après la collision, il ne va plus que dans la réserve ; si le Fantôme l’atteint, vous perdez un jeton.',
    blank: 'Paie les sorts et les pertes, et ne sert à rien d’autre.',
    reef: 'Un écueil laissé derrière vous. Dans la réserve, il paie comme tout jeton.',
    aboard: 'Il est à bord.',
    gone: 'Il manque, et il n’y en a plus sur le parcours.',
    missing: n => `Il manque ; il y en a ${n} sur le parcours.`,
    boards: 'Il peut monter à bord maintenant.',
    cannotBoard: 'Il ne peut pas encore monter à bord, et irait dans la réserve.',
    blocked: 'Un mercenaire a sa case jusqu’à la collision : il irait dans la réserve.',
    onPath: n => `Il y en a ${n} sur le parcours.`,
  },
  path: {
    ahead: n => `Il est à ${n} pas devant le navire.`,
    behind: 'Il est derrière le navire.',
    ship: faces => `Avec ${choice(faces.map(face => `un ${face}`))}, vous y arrivez.`,
    phantom: faces => `Avec ${choice(faces.map(face => `un ${face}`))}, le Fantôme y arrive.`,
  },
  reef: {
    name: number => `Écueil ${number}`,
    does: number =>
      `Un navire qui s’arrête à côté commence son tour suivant en lançant un dé : un petit chiffre le retient pour ce tour. L’équipier ${number} à bord ajoute 1.`,
    now: (sides, of) =>
      plural(sides, {
        one: `En ce moment, ${sides} face sur ${of} vous retiendrait.`,
        other: `En ce moment, ${sides} faces sur ${of} vous retiendraient.`,
      }),
    beside: 'Votre navire est à côté.',
  },
  end: {
    isles: 'Îles Bienheureuses',
    islesDoes: 'Le Nautilion part d’ici. Si le Fantôme y arrive, le voyage est perdu.',
    islesNow: n => `Le Fantôme en est à ${n} pas.`,
    abyss: 'Abysses',
    abyssDoes:
      'Votre but : arriver avec des équipiers sur les neuf cases, et tout ce que demandent les extensions. S’il manque quelque chose à l’arrivée, vous perdez. Un dé supérieur au nombre de pas restants mène aussi au but.',
    abyssNow: n => `Vous en êtes à ${n} pas.`,
    ready: 'Il ne manque rien : il suffit d’arriver pour gagner.',
    lacking: what => `Il manque encore : ${list(what)}.`,
    unused: cards => `Encore à jouer ou à écarter : ${list(cards)}.`,
  },
  taker: {
    darkhouse:
      'Reçoit un dé à chaque tour ; un chiffre élevé vous fait perdre des jetons de votre choix.',
    phantom:
      'Votre double maléfique : il reçoit un dé à chaque tour, court vers les Îles Bienheureuses, et ce qu’il atteint est perdu pour vous.',
    nautilion:
      'Votre sous-marin : il reçoit un dé à chaque tour, descend vers les Abysses et prend le jeton où il s’arrête.',
  },
  toGo: n => `Encore ${n} pas jusqu’au but.`,
  costs: rule => `Ce tour-ci, ${rule}.`,
  die: {
    name: face => `Dé montrant ${face}`,
    does: sides => `Ses faces sont ${list(sides.map(String))}.`,
    open: 'Il est encore à donner.',
    given: 'Il a été donné.',
  },
  spell: {
    whirlwind: 'Relance tous les dés qui n’ont pas été donnés.',
    tide: 'Tourne un dé sur une autre face.',
    translation:
      'Deux jetons de sortes différentes changent de place, où qu’ils soient sur le parcours, même derrière le navire.',
    castaway: 'Ramène un jeton défaussé directement à sa place à bord.',
  },
  price: (price, reserve) =>
    price === 0
      ? 'Il est gratuit en ce moment.'
      : `Il coûte ${tokens(price)} de la réserve ; vous en avez ${reserve}.`,
  space: {
    name: number => `Case ${number}`,
    does: (number, others) =>
      `Accueille l’équipier ${number} dès qu’un conduit mène à quelqu’un à bord. Ses conduits mènent à ${list(others.map(String))}.`,
    taken: 'Elle est prise.',
    hired: number =>
      `Un mercenaire l’occupe jusqu’à la collision : l’équipier ${number} ne peut pas monter à bord.`,
    open: 'Elle peut être occupée maintenant.',
    closed: 'Elle ne peut pas encore être occupée.',
  },
  duct: {
    name: 'Conduits d’air',
    does: 'Un équipier ne monte à bord que sur une case reliée par un conduit à quelqu’un ; et personne ne peut partir si cela sépare les autres.',
  },
  cabin: {
    name: token => `Cabine : ${token}`,
    does: 'Les mages s’y installent, chacun à côté de son partenaire.',
    empty: 'Elle est vide.',
    taken: 'Elle est prise.',
  },
  partnership: {
    name: 'Duo',
    does: 'Un mage et son partenaire dans la cabine : chaque duo peut relancer un dé, une fois par tour.',
    now: n => `Il en reste ${n} pour ce tour.`,
  },
  reserve: {
    name: 'Réserve',
    does: 'Paie les sorts, et les pertes si vous voulez ; tous les jetons s’y valent. Ce qui est dépensé est défaussé, et ce qui reste à la fin ne compte pas.',
  },
  pile: { name: 'Défausse', does: 'Ce qui a été dépensé, perdu ou pris par le Fantôme.' },
  count: n => `Elle contient ${tokens(n)}.`,
  hold: {
    name: 'Cale du Fantôme',
    does: fighters =>
      `Jusqu’à la collision, les équipiers ${list(fighters.map(String))} et les mercenaires que le Fantôme atteint vont ici et se battent pour lui.`,
    now: (n, of) =>
      plural(n, { one: `${n} place prise sur ${of}.`, other: `${n} places prises sur ${of}.` }),
    over: 'La collision est passée.',
  },
  harpoons: {
    name: 'Harpons',
    does: 'Quand les deux navires entrent en collision, le voyage est perdu si le Fantôme a plus de harpons.',
    now: (ours, theirs) => `Vous en avez ${ours}, le Fantôme ${theirs}.`,
    lost: 'Une collision serait perdue.',
    tied: 'Une collision finirait à égalité.',
    won: 'Une collision serait gagnée.',
  },
  card: {
    against: 'Elle joue contre vous.',
    helps: 'Elle vous aide.',
    turn: turn =>
      turn === 'now'
        ? 'Elle compte ce tour-ci.'
        : plural(turn, {
            one: 'Elle compte au prochain tour.',
            other: `Elle compte dans ${turn} tours.`,
          }),
  },
  heroic: {
    price:
      'Coûte un équipier du navire et ne sert qu’une fois. Pour gagner, il ne doit rester aucune carte face visible.',
    now: 'Elle peut être jouée maintenant.',
    pile: 'Pioche des cartes héroïques',
    pileDoes: 'Cartes face cachée ; seul Changement de plan en dévoile une.',
    pileNow: n => plural(n, { one: `Il reste ${n} carte.`, other: `Il reste ${n} cartes.` }),
  },
  effect: {
    stuck:
      'L’écueil retient le navire : il ne bouge pas ce tour-ci. Les sorts restent permis ; au tour suivant, le navire est libre.',
    reflux: 'Grand reflux : le Fantôme recule vers les Abysses.',
    calm: 'Calme plat : le Fantôme reçoit son dé et ne bouge pas.',
    steam: 'Pleine vapeur : le navire avance et prend deux fois avec son dé.',
    net: 'Grand filet : ce que vous atteignez va dans la réserve avec ses voisins.',
    secondPass: 'Écho : les dés sont donnés encore une fois, sans sorts.',
  },
  admiral: {
    name: 'Carte d’amiral',
    does: numbers =>
      `Cet amiral peut placer les équipiers ${list(numbers.map(String))} ; les autres vont dans la réserve.`,
    active: 'C’est le tour de cet amiral.',
  },
  crew: {
    name: 'Équipage',
    does: 'Vous gagnez si des équipiers occupent les neuf cases du navire à l’arrivée aux Abysses.',
    now: (n, of) =>
      n === 0
        ? `Aucun équipier à bord, sur ${of}.`
        : plural(n, {
            one: `${n} équipier sur ${of} à bord.`,
            other: `${n} équipiers sur ${of} à bord.`,
          }),
  },
};
