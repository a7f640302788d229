/** The island that the submarine ran into: sand, shoals, a palm and the rope that holds the wreck. */
const SHORE =
  'M30 26C58 6 120 2 158 20C190 36 196 70 190 108C184 146 200 178 196 226C193 268 198 320 188 364C180 402 150 424 104 426C58 428 22 414 12 376C4 342 20 318 14 270C8 228 -4 204 4 154C10 112 2 48 30 26Z';

export const Island = ({ height }: { readonly height: number }) => (
  <g transform={`scale(1 ${height / 433})`}>
    <path class="ni-shoal" d={SHORE} stroke-width="44" />
    <path class="ni-shoal ni-near" d={SHORE} stroke-width="22" />
    <path class="ni-rope ni-rope-shade" d={ROPE} transform="translate(0 3)" />
    <path class="ni-rope" d={ROPE} />
    <path class="ni-rope ni-twist" d={ROPE} />
    <path class="ni-shore" d={SHORE} fill="url(#ni-sand)" />
    <path class="ni-stipple" d={SHORE} transform="translate(6 8) scale(.94 .965)" />
    <Palm />
  </g>
);

const ROPE = 'M-36 208C-24 226-12 232 10 222';

const Palm = () => (
  <g class="ni-palm" transform="translate(175 34) scale(.9)">
    <path class="ni-trunk" d="M2 34C0 22-2 12-6 0" />
    <path d="M-6 0C-16-10-26-8-32 2-24-3-16-3-6 0-14-14-10-22 0-26-4-18-4-10-6 0 2-12 12-14 20-8 12-8 4-6-6 0 6-2 14 4 16 14 10 6 4 2-6 0-8 8-14 12-22 14-18 8-14 4-6 0Z" />
  </g>
);
