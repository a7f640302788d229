/** The mark of Tidetable: a compass rose in which the tide stands. */

const POINTS = [0, 90, 180, 270];

export const Brand = ({ size = 36 }: { readonly size?: number }) => (
  <svg class="brand-mark" width={size} height={size} viewBox="-32 -32 64 64" aria-hidden="true">
    <circle r="29.5" fill="var(--sea-deep)" stroke="var(--brass-metal)" stroke-width="2.5" />
    <circle r="25" fill="none" stroke="var(--brass-metal)" stroke-width="0.8" opacity="0.7" />
    {POINTS.map(angle => (
      <g key={angle} transform={`rotate(${angle})`} stroke="var(--brass-bright)" stroke-width="0.8">
        <path d="M0 0 11-11 4-13Z M0 0 11-11 13-4Z" fill="var(--brass)" opacity="0.75" />
        <path d="M0 0V-28L-6-6Z" fill="var(--sea-deep)" />
        <path d="M0 0V-28L6-6Z" fill="var(--brass-bright)" />
      </g>
    ))}
    <path
      d="M-24 9q6-5 12 0t12 0 12 0 12 0A25 25 0 0 1-24 9Z"
      fill="var(--sea-glow)"
      fill-opacity="0.82"
    />
    <path
      d="M-24 9q6-5 12 0t12 0 12 0 12 0M-19 16q5-4 9.5 0t9.5 0 9.5 0 9.5 0M-9 22q4.5-3 9 0t9 0"
      fill="none"
      stroke="var(--foam)"
      stroke-width="1.6"
      stroke-linecap="round"
    />
  </svg>
);
