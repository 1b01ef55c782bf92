/** A piece of a sea chart with a course on it: the part already sailed is solid, the part ahead is dotted. */
export function ChartArt() {
  return (
    <svg viewBox="0 0 600 900" preserveAspectRatio="xMidYMin slice" fill="none" aria-hidden focusable="false">
      <g stroke="var(--line)">
        {[75, 225, 375, 525].map((x) => (
          <path key={x} d={`M${x} 0V900`} />
        ))}
        {[90, 240, 390, 540, 690, 840].map((y) => (
          <path key={y} d={`M0 ${y}H600`} />
        ))}
        <path d="M430 190 0 30M430 190 0 420M430 190 600 60M430 190 600 520M430 190 250 900M430 190 130 0" />
      </g>
      <g stroke="var(--line-strong)">
        <path d="M0 130c60 10 80-40 96-78S150 0 190 0M0 170c90 10 112-50 130-92S196 0 236 0" />
        <path d="M600 470c-60-40-150-10-190 60s-30 150 10 200 90 60 180 30" />
        <path d="M600 510c-50-28-120-4-150 52s-24 118 8 158 72 46 142 20M600 552c-36-20-86 0-106 40s-16 80 8 106 50 30 98 12" />
      </g>
      <path d="M84 610c70-20 92-130 176-142" stroke="var(--coral)" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M260 468c60-8 84 20 116-20 34-42 40-130 52-196"
        stroke="var(--coral)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="0.1 9"
      />
      <circle cx="84" cy="610" r="7" fill="var(--paper)" stroke="var(--coral)" strokeWidth="2.5" />
      <circle cx="260" cy="468" r="8" fill="var(--coral)" />
      <circle cx="376" cy="448" r="6" fill="var(--paper)" stroke="var(--ink-2)" strokeWidth="2" />
      <circle cx="430" cy="190" r="50" stroke="var(--line-strong)" />
      <circle cx="430" cy="190" r="36" stroke="var(--line-strong)" strokeDasharray="2 6" />
      <path d="M430 130 437 190h-14z" fill="var(--mark)" />
      <path d="M430 250 423 190h14z" fill="var(--ink)" opacity="0.85" />
      <path d="M372 190 430 184.5 488 190 430 195.5z" fill="var(--sea)" opacity="0.6" />
    </svg>
  )
}
