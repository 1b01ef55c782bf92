import { memo, useMemo } from 'react'
import { piecesOf } from '../comments/arrange.ts'
import { slicesOf } from './slices.ts'
import { useOneAFrame } from './use-one-a-frame.ts'
import type { Findings } from './use-spelling.ts'
import words from '../comments/marked-words.module.css'
import classes from './spelling.module.css'

/**
 * The layer behind an essay's field that underlines what a check found. A long text is laid out in slices, one a frame,
 * so that the page does not stop.
 */
export const SpellingMarks = memo(function SpellingMarks({ text, list }: Findings) {
  const slices = useMemo(() => slicesOf(text, list), [text, list])
  const drawn = useOneAFrame(slices.length)

  return (
    <div className={`clipped typed ${words.words}`} aria-hidden>
      {slices.slice(0, drawn).map(({ start, text: part, list: found }) => (
        <Slice key={start} text={part} list={found} />
      ))}
    </div>
  )
})

const Slice = memo(
  function Slice({ text, list }: Findings) {
    const marked = list.map((one, index) => ({ start: one.start, end: one.end, id: String(index) }))
    return (
      <div>
        {piecesOf(text, marked).map(({ text: piece, start, ids }) =>
          ids.length > 0 ? (
            <span key={start} className={classes.underlined}>
              {piece}
            </span>
          ) : (
            piece
          ),
        )}
      </div>
    )
  },
  (one, other) =>
    one.text === other.text &&
    one.list.length === other.list.length &&
    one.list.every(({ start, end }, index) => {
      const same = other.list[index]!
      return start === same.start && end === same.end
    }),
)
