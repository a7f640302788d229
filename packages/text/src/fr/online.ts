import type { OnlineWords } from '../en/online.ts';

export const online: OnlineWords = {
  refusals: {
    'not-json': 'Le serveur n’a pas pu lire ce que cette page a envoyé. Rechargez la page.',
    'unknown-type': 'Le serveur ne connaît pas ce que cette page demande. Rechargez la page.',
    shape:
      'Il manque quelque chose à ce qui a été envoyé, ou c’est faux. Vérifiez, ou rechargez la page.',
    'too-large': 'C’est trop long pour être envoyé. Raccourcissez.',
    'bad-origin': 'Seules les pages de ce serveur peuvent le faire. Ouvrez-le à sa propre adresse.',
    'too-many': 'C’est trop à la fois. Attendez un peu.',
    unavailable:
      'Le serveur ne peut rien enregistrer en ce moment. Rien n’a changé ; réessayez plus tard.',
    version: 'Cette page et le serveur n’ont pas la même version. Rechargez la page.',
    'no-hello': 'La connexion n’a pas commencé comme il faut. Rechargez la page.',
    ahead: 'Cette page en sait plus sur la partie que le serveur. Rechargez la page.',
    'not-seated':
      'Seuls ceux qui jouent à cette table peuvent le faire. Prenez une place tant qu’il en reste.',
    'not-started': 'La partie n’a pas commencé. Attendez le début.',
    'bot-plays': 'Un robot joue à votre place. Reprenez d’abord votre place.',
    'no-take-backs': 'À cette table, on ne reprend rien au-delà de son propre tour.',
    'request-open': 'Quelqu’un demande déjà quelque chose. Répondez d’abord à cela.',
    'no-request':
      'Cette question ne se pose plus : elle a reçu une réponse, a été retirée, ou la partie a continué.',
    'not-absent':
      'On ne remplace personne qui est là, ou qui l’était à l’instant. Attendez un peu.',
    'no-guest': 'Le serveur ne vous connaît pas. Choisissez d’abord un nom.',
    'no-such-link':
      'Ce lien a déjà servi, ou date de plus de cinq minutes. Créez-en un nouveau sur l’autre appareil.',
    'link-waiting': 'Confirmez sur l’autre appareil, si les deux montrent le même code.',
    'bad-name': 'Cela ne peut pas être un nom. Choisissez-en un autre, de 40 caractères au plus.',
    'name-taken': 'Quelqu’un à cette table porte un nom trop semblable. Choisissez-en un autre.',
    'no-such-table': 'Cette table n’existe pas. Demandez de nouveau le lien.',
    'unknown-game': 'Le serveur n’a pas ce jeu. Choisissez-en un autre.',
    'bad-options': 'Le jeu ne peut pas se jouer avec ces options. Choisissez-en d’autres.',
    'bad-level': 'Ce robot remplaçant n’existe pas. Choisissez un autre niveau.',
    'bad-seats': 'Le jeu ne peut pas se jouer avec ces places. Choisissez-en d’autres.',
    'no-such-seat': 'Cette place n’existe pas. Choisissez-en une autre.',
    'seat-taken': 'Cette place est déjà prise. Choisissez-en une autre.',
    'already-seated':
      'Vous avez une place à cette table. Quittez-la d’abord si vous en voulez une autre.',
    'seat-reserved':
      'Cette place attend quelqu’un de la partie précédente. Choisissez-en une autre.',
    'not-welcome':
      'Quelqu’un à cette table ne veut pas jouer avec vous. Choisissez une autre table.',
    'beside-blocked':
      'Quelqu’un que vous avez bloqué y est assis. Asseyez-vous quand même, ou choisissez une autre table.',
    'not-shared': 'À cette table, chacun a une seule place, sous son propre nom.',
    'seat-free': 'Personne n’y est assis.',
    started: 'La partie a commencé : cela ne peut plus changer.',
    'not-owner': 'Seule la personne qui a créé la table peut le faire. Demandez-lui.',
    'seats-open': 'Une place est encore libre. Attendez que toutes soient prises.',
    'chat-off': 'On ne parle pas à cette table.',
    'phrases-only': 'À cette table, on ne dit que des phrases toutes faites. Choisissez-en une.',
    'chat-full': 'Cette table a dit tout ce qu’elle peut garder.',
    'no-such-message': 'Ce message n’existe plus.',
    yourself: 'On ne peut pas le faire à soi-même.',
    'not-over': 'La partie n’est pas finie. Redemandez après la fin.',
    'stale-seal': 'Le hasard a été scellé de nouveau entre-temps. Regardez la table à nouveau.',
    sealing: 'La partie va commencer. Attendez quelques secondes.',
    'not-sealing': 'Aucun sel n’est demandé maintenant. Attendez le début.',
    'no-salt-hash': 'Votre place n’ajoute pas de sel. Il n’y a rien à ouvrir.',
    'other-salt':
      'Ce n’est pas le sel dont l’empreinte a été envoyée. Le hasard est scellé de nouveau ; relancez la table.',
    'salt-spoilt': 'Vous avez brisé un sceau de cette table. Vous jouez sans ajouter de sel.',
    'no-spectators': 'Cette table est fermée aux spectateurs. Revenez quand la partie sera finie.',
    'no-consent': 'Cette place ne vous montre pas ce qu’elle voit. Demandez-le-lui.',
    'not-asked': 'Cette personne ne l’a pas demandé. Regardez la liste à nouveau.',
    'too-many-asking': 'Trop de personnes demandent à cette table. Réessayez plus tard.',
    running: 'La partie est en cours. Son fichier sera là quand elle sera finie.',
  },
};
