import classes from './compass.module.css'

/**
 * The logo's compass. Its needle turns while something loads, and stays still for people who prefer reduced
 * motion.
 */
export function Compass({ size = 26, turning = false }: { size?: number; turning?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden focusable="false">
      <circle cx="16" cy="16" r="14.75" stroke="var(--ink)" strokeWidth="1.75" />
      <g className={turning ? `${classes.needle} ${classes.turning}` : classes.needle}>
        <path d="M16 5.5 19 16h-6z" fill="var(--mark)" />
        <path d="M16 26.5 13 16h6z" fill="var(--ink)" />
      </g>
    </svg>
  )
}
