import type { Place } from '@bearings/domain/essays/comments/rules'
import { memo, type Ref, useMemo } from 'react'
import { piecesOf } from '../comments/arrange.ts'
import classes from './reading.module.css'

export type Marked = Place & { id: string }

type Props = {
  ref: Ref<HTMLDivElement>
  text: string
  marked: readonly Marked[]
  active: string | null
  onMark: (id: string) => void
}

/** The text of an essay, with commented words highlighted. */
export const MarkedText = memo(function MarkedText({ ref, text, marked, active, onMark }: Props) {
  const pieces = useMemo(() => piecesOf(text, marked), [text, marked])

  return (
    <div ref={ref} className={`text-name typed wrap-anywhere ${classes.words}`}>
      {pieces.map(({ text: words, start, ids }) =>
        ids.length === 0 ? (
          words
        ) : (
          // Pressing a mark is a shortcut: the comment beside the text has a button for the same.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <mark
            key={start}
            className={`on-brass ${classes.mark}`}
            data-comments={ids.join(' ')}
            data-active={(active !== null && ids.includes(active)) || undefined}
            onClick={() => onMark(ids.at(-1)!)}
          >
            {words}
          </mark>
        ),
      )}
    </div>
  )
})
