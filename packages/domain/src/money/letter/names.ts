import { namedBy, type Section, sectionOf } from './glossary.ts'
import { amountsIn, type Row } from './rows.ts'
import type { Segment } from './segments.ts'

/** A name may begin in the line above. */
export function labelOf({ label, x }: Segment, above: Segment | null): string {
  if (label === '') return above?.label ?? ''
  const isNear = above !== null && Math.abs(above.x - x) < 40
  const isKnown = namedBy(label, null).is !== 'unknown'
  return !isKnown && isNear && namedBy(above.label, null).is !== 'unknown' ? `${above.label} ${label}` : label
}

/** Whether a name may go on in the line below. */
export function isOpenEnded(label: string, section: Section | null, below: string): boolean {
  const named = namedBy(label, section)
  const isClear = named.is === 'place' && !named.note
  return label !== '' && (!isClear || /^[\p{Ll}(]/u.test(below))
}

export function isContinued(next: Row | undefined): boolean {
  return (
    next !== undefined &&
    !next.isHead &&
    !next.isSentence &&
    amountsIn(next.tokens).length === 0 &&
    (sectionOf(next.text) === null || /^[\p{Ll}(]/u.test(next.text)) &&
    next.text.length < 80
  )
}

export function nameOf(label: string): string {
  return label
    .replace(/[\s.…:*–-]+$/, '')
    .replace(/^[\s•*·–-]+/, '')
    .slice(0, 120)
}
