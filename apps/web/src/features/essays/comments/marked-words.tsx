import { memo, useMemo } from 'react'
import { arranged, piecesOf } from './arrange.ts'
import { useComments } from './use-comments.ts'
import classes from './marked-words.module.css'

type Props = {
  essayId: string
  /** The text as the field holds it, with plain line ends. */
  text: string
}

/** The layer behind an essay's field that marks the words of open comments. */
export const MarkedWords = memo(function MarkedWords({ essayId, text }: Props) {
  const { data: comments } = useComments(essayId)
  const pieces = useMemo(() => {
    const marked = arranged(comments ?? [], text).open.flatMap(({ first, place }) =>
      typeof place === 'object' ? [{ ...place, id: first.id }] : [],
    )
    return marked.length > 0 ? piecesOf(text, marked) : []
  }, [comments, text])
  if (pieces.length === 0) return null

  return (
    <div className={`clipped typed ${classes.words}`} aria-hidden>
      {pieces.map(({ text: words, start, ids }) =>
        ids.length > 0 ? (
          <mark key={start} className={`on-brass ${classes.mark}`}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}
    </div>
  )
})
