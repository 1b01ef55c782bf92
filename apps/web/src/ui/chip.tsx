import classes from './chip.module.css'

/** `late` is filled, as nothing else is; `out` is a hairline only, for what is lacking. */
export type Tone = 'late' | 'out' | 'plain' | 'sea' | 'kelp' | 'brass' | 'coral'

/** A few words on soft ground. The words say it all; the colour only helps to find them. */
export function Chip({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes.chip} data-tone={tone}>
      {children}
    </span>
  )
}
