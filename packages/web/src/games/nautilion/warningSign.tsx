/** A sign beside a choice that loses something at once or for good; its words stand beside it or in its name. */
import './warningSign.css';

/** Inside a drawing, around its own middle, 26 units wide. */
export const WarningAt = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g class="nl-warning" transform={`translate(${x} ${y})`}>
    <path d="M0-13L14 12H-14Z" />
    <path class="nl-warning-mark" d="M0-4V4M0 8V8.1" />
  </g>
);

export const WarningSign = () => (
  <svg class="nl-warning-sign" viewBox="-16 -15 32 29" aria-hidden="true">
    <WarningAt x={0} y={0} />
  </svg>
);
