/** The result as a picture, drawn in the page and saved as a download: nothing is sent. */
import { tableWords } from '@tidetable/text/web';
import { PAWN_BODY, PAWN_HEADS } from '../../look/pawn.tsx';
import { downloadBlob, today } from '../../saveAsFile.ts';
import { say } from '../../settings.ts';
import { gameText, nameOf } from './part.ts';
import { type EndProps, leadOf, rankingOf, titleOf } from './ranking.ts';

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 84];

/** Whether it succeeded. */
export const saveResultPicture = async (part: EndProps): Promise<boolean> => {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.className = 'hidden';
  document.body.append(canvas); // a canvas inherits its figures from the style of the page while it is in it
  const context = canvas.getContext('2d');
  if (context) draw(context, part);
  canvas.remove();
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
  if (blob) downloadBlob(`${part.ui.id}-${today()}.png`, blob);
  return blob !== null;
};

/** A colour or a font of the page. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

interface Written {
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly font?: '--display' | '--text';
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
  readonly width?: number;
}

const write = (context: CanvasRenderingContext2D, text: string, how: Written): void => {
  const { at, size, font = '--text', colour = '--ink', align = 'left', width } = how;
  context.font = `${size}px ${token(font)}`;
  context.wordSpacing = '0.08em'; // as on the page
  context.fillStyle = token(colour);
  context.textAlign = align;
  context.fillText(text, ...at, width);
};

const drawSheet = (context: CanvasRenderingContext2D): void => {
  const paper = context.createLinearGradient(0, 0, WIDTH / 4, HEIGHT);
  paper.addColorStop(0, token('--paper-light'));
  paper.addColorStop(0.6, token('--paper'));
  paper.addColorStop(1, token('--paper-2'));
  context.fillStyle = paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = token('--brass-metal');
  context.lineWidth = 6;
  context.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48);
  context.lineWidth = 1.5;
  context.strokeRect(36, 36, WIDTH - 72, HEIGHT - 72);
};

const drawPawn = (context: CanvasRenderingContext2D, seat: number, x: number, y: number): void => {
  context.save();
  context.translate(x, y);
  context.scale(1.7, 1.7);
  context.fillStyle = token(`--seat-${seat}`);
  context.strokeStyle = token('--paper');
  context.lineWidth = 1.5;
  for (const path of [PAWN_BODY, PAWN_HEADS[seat]]) {
    context.fill(new Path2D(path));
    context.stroke(new Path2D(path));
  }
  context.restore();
};

const draw = (context: CanvasRenderingContext2D, part: EndProps): void => {
  const { end, session } = part;
  const words = say(tableWords);
  const inner = WIDTH - 2 * MARGIN;
  drawSheet(context);
  write(context, gameText(part).title, {
    ...{ at: [MARGIN, 110], size: 40, font: '--display', colour: '--brass-ink', width: inner },
  });
  write(context, titleOf(part, end), {
    ...{ at: [MARGIN, 196], size: 76, font: '--display', width: inner },
  });
  const more = leadOf(part, end) ?? gameText(part).ending?.(end.view) ?? '';
  write(context, more, { at: [MARGIN, 248], size: 30, colour: '--ink-soft', width: inner });
  const ranking = rankingOf(part, end);
  const rows =
    ranking.length > 0
      ? ranking.map(({ seat, place, points }) => ({
          seat,
          place: words.place(place),
          points: words.points(points),
        }))
      : session.table.card.players.map((_, seat) => ({ seat, place: '', points: '' }));
  for (const [i, { seat, place, points }] of rows.entries()) {
    const y = 336 + i * 68;
    const start = MARGIN + (place === '' ? 30 : 130);
    write(context, place, { at: [MARGIN, y], size: 36, font: '--display' });
    drawPawn(context, seat, start, y - 10);
    write(context, nameOf(part, seat), { at: [start + 44, y], size: 40, width: inner - 470 });
    write(context, points, { at: [WIDTH - MARGIN, y], size: 40, align: 'right' });
  }
};
