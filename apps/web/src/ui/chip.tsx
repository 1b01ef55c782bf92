import classes from './chip.module.css'

/** The color of a chip. Only `late` is filled. `out` has only an outline, for what is missing. */
export type Tone = 'late' | 'out' | 'plain' | 'sea' | 'kelp' | 'brass' | 'coral'

type Props = {
  tone: Tone
  children: string
  /** The language of the label, if it is not the page's. */
  lang?: string
}

/** A short label on a soft background. The words carry the meaning; the color only helps to find it. */
export function Chip({ tone, children, lang }: Props) {
  return (
    <span
      lang={lang}
      className={`truncated fits text-caption strong line-20 ${classes.chip}`}
      data-tone={tone}
    >
      {children}
    </span>
  )
}
