/** The additional parts of a table's screen for an online table. */
import type { OnlineCard } from '@tidetable/client';
import type { OnlineTable } from '../../online/onlineTable.ts';
import type { OnlineParts } from '../table/part.ts';
import { AfterMatch } from './afterMatch.tsx';
import { ChatMark, ChatName, ChatPanel } from './chatPanel.tsx';
import { OnlineActions } from './onlineActions.tsx';
import { OnlineNotice } from './onlineNotice.tsx';
import { HeadClocks, OnlinePlayer } from './onlinePlayer.tsx';

export const onlinePartsOf = (online: OnlineTable, { chat }: OnlineCard): OnlineParts => ({
  Player: props => <OnlinePlayer {...props} online={online} />,
  Status: props => <HeadClocks {...props} online={online} />,
  Notice: part => <OnlineNotice {...part} table={online} />,
  chat:
    chat === 'off'
      ? undefined
      : {
          Panel: () => <ChatPanel online={online} />,
          Name: () => <ChatName online={online} />,
          Mark: () => <ChatMark online={online} />,
        },
  Actions: props => <OnlineActions {...props} table={online} />,
  After: () => <AfterMatch online={online} />,
});
