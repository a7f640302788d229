import type { ExplainWords } from '../../en/nauticus/explain.ts';
import { plural } from '../grammar.ts';

const boxes = (n: number): string => plural(n, { one: `${n} case`, other: `${n} cases` });
const points = (n: number): string => plural(n, { one: `${n} point`, other: `${n} points` });
const taler = (n: number): string => plural(n, { one: `${n} thaler`, other: `${n} thalers` });

export const explain: ExplainWords = {
  action: {
    sells: (what, again) =>
      `Pour un ouvrier et son prix, vous achetez ${what}. Une autre tuile de la même sorte coûte ${taler(again)} ; les quatre sortes rapportent un cadeau.`,
    transport: 'Un ouvrier porte une tuile de l’entrepôt au chantier, où elle est posée aussitôt.',
    money: n => `Chaque ouvrier rapporte ${taler(n)}.`,
    delivery:
      'Un navire achevé, avec une marchandise sur chaque élément, les livre toutes, pour un ouvrier chacune.',
    crowns: most =>
      `Chaque ouvrier rapporte un point par couronne ; au plus ${points(most)} par action.`,
    flipped: 'Déjà jouée dans cette manche.',
    chosen: 'Elle est en cours.',
    blue: workers => `Pour quiconque la joue : ${workers}.`,
    stored: n =>
      `Vous avez ${plural(n, { one: `${n} tuile`, other: `${n} tuiles` })} à l’entrepôt.`,
    loaded: n => `Navires achevés et chargés : ${n}.`,
    crownsNow: n =>
      n === 0
        ? 'Vous n’avez aucune couronne.'
        : `Vous avez ${plural(n, { one: `${n} couronne`, other: `${n} couronnes` })}.`,
  },
  bonus: {
    name: what => `Bonus : ${what}`,
    does: 'Pour qui choisit l’action de cet emplacement, avant tout le reste, et même pour passer ensuite.',
    goesWith: action => `Il va avec l’action « ${action} ».`,
    taken: 'Déjà donné dans cette manche.',
    lost: 'Votre entrepôt n’a pas de place pour sa tuile : elle serait perdue.',
  },
  blue: {
    does: 'Ouvriers de la roue. Quiconque joue cette action en dispose, et les dépense avant les siens ; ceux qui restent sont perdus.',
    left: workers => `Vous pouvez encore utiliser ${workers} dans cette action.`,
  },
  price: {
    name: (tile, price) => `${tile} : ${price}`,
    does: again =>
      `Le prix de la première tuile de cette sorte dans une action ; les suivantes coûtent ${taler(again)}.`,
    extra: again =>
      `Dans une action supplémentaire, chaque sorte a ce prix ; les tuiles suivantes coûtent ${taler(again)}.`,
    now: price => `Votre prochaine tuile coûte ${price}.`,
    free: 'Les tuiles gratuites vont à l’entrepôt.',
  },
  left: n => (n === 0 ? 'Il n’en reste plus.' : `Il en reste ${n} dans la réserve.`),
  anchor: {
    name: 'L’ancre',
    does: 'Le zéro de la roue : son emplacement n’a pas d’ouvriers bleus, les autres ont les leurs à partir d’ici, dans le sens horaire.',
    next: 'Prochaine ancre',
    nextDoes:
      'La première action de la manche a été choisie ici : l’ancre de la roue y viendra pour la manche suivante.',
  },
  round: {
    does: phases =>
      `Une manche compte ${plural(phases, { one: `${phases} phase`, other: `${phases} phases` })} d’action : à chacune, on choisit une action, que chacun joue ou passe à son tour.`,
    last: 'C’est la dernière manche.',
    toGo: n =>
      plural(n, {
        one: 'Encore une manche après celle-ci.',
        other: `Encore ${n} manches après celle-ci.`,
      }),
  },
  tile: {
    bow: 'L’avant d’un navire.',
    middle: 'Allonge un navire, entre la poupe et la proue.',
    stern: 'L’arrière d’un navire.',
    '1-ship': 'Une coque entière d’un seul élément.',
    mast: 'Se dresse sur un élément de coque ; les mâts d’un navire portent tous le même blason.',
    sail: 'Se hisse sur un mât de son blason, ou sur un mât à la couronne.',
    crownMast:
      'Va avec tous les blasons, porte toute voile et montre une couronne. Seulement en récompense.',
    crownSail: 'Se hisse sur tout mât et montre une couronne. Seulement en récompense.',
    good: 'Marchandise : se pose sur tout élément de coque, une par élément. Un navire achevé et entièrement chargé livre sa cargaison.',
  },
  oneEmblem: {
    sail: 'Se hisse sur un mât de son blason, ou sur un mât à la couronne d’un navire sans autre blason.',
    crownMast:
      'Va avec tous les blasons, porte toute voile que permet le blason du navire et montre une couronne. Seulement en récompense.',
    onCrownMast:
      'Il prend toute voile que permet le blason du navire ; les mâts à blason restent alors libres.',
  },
  fits: 'Votre chantier a une place pour cette tuile.',
  fitsNot: 'Aucun de vos navires ne prend cette tuile pour l’instant.',
  takesBoxes: n => `Occupe ${boxes(n)} de votre entrepôt ; seul « Transport » l’en fait sortir.`,
  costs: price => `Maintenant : ${price} et un ouvrier.`,
  toStorage: 'Une tuile gratuite va à l’entrepôt.',
  lost: 'Plus de place à l’entrepôt : ce serait perdu.',
  gift: 'La quatrième sorte rapporte un cadeau.',
  intoStorage: (n, free) => `Va à l’entrepôt (${boxes(n)}) ; cases libres : ${free}.`,
  reward: {
    does: most => `Un navire achevé rapporte une récompense par mât, la même ${most} fois au plus.`,
    taken: n => `Prise ${n} fois pour ce navire.`,
  },
  ship: {
    does: worth =>
      `Achevé quand la coque est entière et que chaque élément a mât et voile : il vaut alors ${worth} points selon sa longueur, et rapporte une récompense par mât.`,
    worth: n => `Il vaut ${points(n)}.`,
    loaded: 'Il est chargé et peut livrer.',
    canLoad: 'Une marchandise sur chaque élément, et il peut livrer.',
    wants: what => `Il manque encore : ${what}.`,
    newDoes:
      'Tout élément de coque peut commencer un navire, et vous pouvez en avoir autant que vous voulez.',
    crownMast: 'Le mât à la couronne',
    crownMastDoes: 'Il prend toute voile ; les mâts à blason restent alors libres pour les leurs.',
  },
  taler: {
    does: forPoint => `Ils paient les tuiles. À la fin, ${taler(forPoint)} valent un point.`,
  },
  workers: {
    does: 'Chaque utilisation d’une action en coûte un ; les bleus de son emplacement d’abord. À la fin, chacun vaut un thaler.',
  },
  crowns: {
    does: 'Sur les mâts et les voiles à la couronne, et sur les tuiles « passer » retournées. L’action « Couronnes » les convertit en points.',
  },
  score: {
    name: n => `Score : ${n}`,
    does: 'Ce qu’il serait si la partie finissait maintenant.',
  },
  points: {
    does: start =>
      `${start} au départ, les bonus, les récompenses et les points des couronnes, moins ce qu’ont coûté les tuiles « passer ». Les navires, les marchandises livrées et ce qui reste comptent à la fin.`,
  },
  part: {
    ships: worth => `Navires achevés : ${worth} points selon leur longueur.`,
    goods: (worth, further) =>
      `Marchandises livrées d’une sorte : ${worth} points selon leur nombre, puis ${further} de plus pour chacune.`,
    crowns: 'Marqués par l’action « Couronnes ».',
    track: start =>
      `${start} au départ, les bonus et les récompenses, moins ce qu’ont coûté les tuiles « passer ».`,
    exchange: forPoint =>
      `Chaque ouvrier, chaque marchandise non livrée et chaque tuile à l’entrepôt ou sur un navire inachevé devient un thaler ; ${taler(forPoint)} font un point.`,
  },
  pass: {
    name: n => `Tuile « passer » −${n}`,
    none: 'Passer',
    does: 'Coûte ses points à la fin de la manche, sauf si vous l’avez retournée en passant. Retournée, elle montre une couronne.',
    noneDoes: 'Vous pouvez passer même si toutes les tuiles « passer » sont retournées.',
    flipped: 'Retournée : elle ne coûte rien et compte comme une couronne.',
    unflipped: n => `Elle coûtera ${points(n)} à la fin de la manche.`,
  },
  extra: {
    does: workers =>
      `Une fois par partie, avant ou après votre action : ${workers} et une action au choix, même déjà jouée, pour vous seul.`,
    left: 'Pas encore jouée.',
    bare: 'Une action supplémentaire n’apporte ni bonus ni ouvriers bleus.',
    gone: 'Déjà jouée.',
  },
  start: {
    does: 'Choisit l’action de cette phase ; ensuite, ce sera au joueur suivant dans le sens horaire.',
  },
  storage: {
    name: (full, all) => `Entrepôt : ${full} sur ${all}`,
    does: mast =>
      `Les tuiles gratuites y vont, les tuiles payées peuvent y aller. Un mât prend ${boxes(mast)}, le reste une. Sans place, une tuile gratuite est perdue.`,
    free: n =>
      n === 0
        ? 'Il est plein.'
        : plural(n, { one: `${n} case libre.`, other: `${n} cases libres.` }),
  },
  delivered: {
    name: (good, n) => `Livraisons de ${good} : ${n}`,
    now: (worth, more) => `Vaut ${points(worth)} ; la prochaine rapporte ${more} de plus.`,
  },
  tieBreak:
    'À égalité de points, le joueur à qui il reste le plus de thalers après la conversion passe devant, puis celui qui a le plus de thalers en tout. Ceux que rien ne départage partagent la place.',
};
