import type { Me } from '@bearings/domain/accounts/schema'
import { placeOf } from '@bearings/domain/essays/comments/rules'
import type { Anchor } from '@bearings/domain/essays/comments/schema'
import { Text } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { isMissing } from '#ui/is-missing.ts'
import { arranged, type Placed, withPlainLineEnds } from '../comments/arrange.ts'
import { CommentComposer } from '../comments/comment-composer.tsx'
import { useCommentDraft } from '../comments/comment-draft.ts'
import { CommentsPanel } from '../comments/comments-panel.tsx'
import { useComments } from '../comments/use-comments.ts'
import type { Queue } from '../reads/use-place.ts'
import type { Marked } from './marked-text.tsx'
import { ReadingHeader } from './reading-header.tsx'
import { SelectableText } from './selectable-text.tsx'
import classes from './reading.module.css'

const unsent = 'unsent'

/** An essay as the student's advisor reads it: the text, and the comments beside it. */
export function ReadingPage({ id, me, queue }: { id: string; me: Me; queue: Queue | undefined }) {
  const { data: essay, error: essayError } = useSuspenseQuery({
    ...query('GET /essays/{id}', { id }),
    refetchOnWindowFocus: 'always',
  })
  const { data: comments, error, refetch } = useComments(id)
  const text = withPlainLineEnds(essay.content)
  const threads = useMemo(() => comments && arranged(comments, text), [comments, text])
  const comment = useCommentDraft(id)
  const { anchor, body } = comment.form.values
  // The essay was unshared or deleted while it was open. A comment that is being written stays in sight.
  const gone = [essayError, error].find(isMissing)
  if (gone && body === '') throw gone
  const marked = useMemo(() => markedIn(threads?.open ?? [], anchor, text), [threads, anchor, text])
  const [active, setActive] = useState<string | null>(null)
  const page = useRef<HTMLDivElement>(null)

  const showWords = (thread: Placed) => {
    setActive(thread.first.id)
    const words = page.current?.querySelector(`mark[data-comments~="${thread.first.id}"]`)
    words?.scrollIntoView({ block: 'center', behavior: calmly() })
  }
  const showThread = useCallbackRef((thread: string) => {
    setActive(thread)
    const card = page.current?.querySelector(`[data-thread="${thread}"]`)
    card?.scrollIntoView({ block: 'nearest', behavior: calmly() })
  })
  const commentOn = useCallbackRef((words: Anchor) => {
    comment.form.setFieldValue('anchor', words)
    page.current?.querySelector<HTMLTextAreaElement>('textarea[data-composer]')?.focus()
  })

  return (
    <div ref={page} className={classes.page}>
      <ReadingHeader essay={essay} queue={queue} />
      <div className={`stack items-start ${classes.columns}`}>
        <article className={`panel shrinks ${classes.essay}`} aria-label="Essay">
          {text.trim() === '' ? (
            <Text c="dimmed">Nothing is written yet. You can comment on the essay as a whole.</Text>
          ) : (
            <SelectableText
              text={text}
              marked={marked}
              active={anchor ? unsent : active}
              onMark={showThread}
              onComment={commentOn}
            />
          )}
        </article>
        <aside className={`no-print scrolls ${classes.aside}`} aria-label="Comments on this essay">
          <CommentsPanel
            essayId={id}
            me={me}
            threads={threads}
            error={error}
            composer={<CommentComposer essayId={id} comment={comment} isMain />}
            isComposerFirst
            active={active}
            onShow={showWords}
            onRetry={() => void refetch()}
          />
        </aside>
      </div>
    </div>
  )
}

/** Returns the marked words: those of open comments, and those of the comment being written. */
function markedIn(open: readonly Placed[], anchor: Anchor | null, text: string): Marked[] {
  const marked = open.flatMap(({ first, place }) =>
    typeof place === 'string' ? [] : [{ id: first.id, ...place }],
  )
  const place = anchor && placeOf(anchor, text)
  return place ? [...marked, { id: unsent, ...place }] : marked
}

function calmly(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
