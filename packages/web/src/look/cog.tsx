/** The cog of every page: the icons of the games need not be loaded for it alone. */
const TEETH = 10;

export const Cog = () => (
  <svg class="icon" width={24} height={24} viewBox="-12 -12 24 24" aria-hidden="true">
    <circle r={6} fill="none" stroke="currentColor" stroke-width={3} />
    {Array.from({ length: TEETH }, (_, i) => (
      <path
        key={i}
        d="M-1.4-7H1.4L1-10.6H-1Z"
        fill="currentColor"
        transform={`rotate(${(360 * i) / TEETH})`}
      />
    ))}
  </svg>
);
