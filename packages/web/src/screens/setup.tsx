import { homeWords } from '@tidetable/text/web';
import { go } from '../router.tsx';
import { say } from '../settings.ts';
import { newTable } from '../table/localTable.ts';

/** Who sits at the table, and by which options. */
export const Setup = ({ game }: { readonly game: string }) => {
  const words = say(homeWords);
  const start = async () => {
    const id = await newTable({
      game,
      options: { seats: 2 },
      players: [{ name: words.you }, { name: 'Nemo', bot: 'mate' }],
      aids: { memory: true, projection: true },
    });
    go(`/table/${id}`);
  };
  return (
    <main id="content" class="page stack">
      <h1>{game}</h1>
      <button type="button" class="button main" onClick={() => void start()}>
        {words.start}
      </button>
    </main>
  );
};
