/** A link for the camera of a phone, drawn here: nobody else is told of it. */
import './qrCode.css';
import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  /** What it is, for who does not see it. */
  readonly label: string;
}

/** The quiet edge that cameras need, in squares. */
const EDGE = 4;

/** Every row of dark squares is one stroke. */
const rowsOf = (squares: readonly (readonly boolean[])[]): string =>
  squares
    .flatMap((row, y) =>
      row.flatMap((isDark, x) =>
        isDark && !row[x - 1] ? `M${x} ${y}h${lengthAt(row, x)}v1H${x}z` : [],
      ),
    )
    .join('');

const lengthAt = (row: readonly boolean[], from: number): number => {
  const end = row.indexOf(false, from);
  return (end < 0 ? row.length : end) - from;
};

export const QrCode = ({ text, label }: QrCodeProps) => {
  const { size, data } = encode(text, { ecc: 'M', border: EDGE });
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={rowsOf(data)} />
    </svg>
  );
};
