import { Skeleton, Stack } from '@mantine/core'
import type { Part } from './compare-words.ts'
import classes from './compared-text.module.css'

type Props = {
  parts: readonly Part[] | null
  /** Shows one of the texts, marking what the other lacks, or both in one. */
  shows: 'one' | 'other' | 'both'
  label: string
  className?: string
}

/** A text in which the words that the other text lacks are marked. */
export function ComparedText({ parts, shows, label, className = '' }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls in its frame, by keyboard too.
    <section className={`${classes.text} ${className}`} tabIndex={0} aria-label={label}>
      {parts === null ? (
        <Stack gap={10} aria-hidden>
          <Skeleton height={14} />
          <Skeleton height={14} />
          <Skeleton height={14} width="70%" />
        </Stack>
      ) : (
        parts
          .filter((part) => shows === 'both' || part.in === 'both' || part.in === shows)
          .map((part, index) => <Stretch key={index} part={part} />)
      )}
    </section>
  )
}

function Stretch({ part: { text, in: where } }: { part: Part }) {
  if (where === 'both') return text
  return where === 'one' ? (
    <del className={`coral ${classes.one}`}>{text}</del>
  ) : (
    <ins className={`kelp ${classes.other}`}>{text}</ins>
  )
}
