import type { Me } from '@bearings/domain/accounts/schema'
import { counted } from '@bearings/domain/words'
import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { LoadError } from '#ui/load-error.tsx'
import type { Placed } from './arrange.ts'
import { CommentThread } from './comment-thread.tsx'
import classes from './comments.module.css'

type Props = {
  essayId: string
  me: Me
  /** `undefined` while the comments load. */
  threads: { open: Placed[]; resolved: Placed[] } | undefined
  error: Error | null
  /** The comment field; hidden if nobody would read the comment. */
  composer: ReactNode
  /** Whether the comment field stands above the threads. */
  isComposerFirst: boolean
  /** The thread whose words are highlighted in the text. */
  active: string | null
  onShow: (thread: Placed) => void
  onRetry: () => void
}

/** The comments on an essay: open ones, and resolved ones behind a button. */
export function CommentsPanel(props: Props) {
  const { essayId, me, threads, error, composer, isComposerFirst, active, onShow, onRetry } = props
  const [showsResolved, setShowsResolved] = useState(false)
  const title = useId()
  const list = (some: Placed[]) => (
    <ul className="stack gap-3">
      {some.map((thread) => (
        <CommentThread
          key={thread.first.id}
          essayId={essayId}
          me={me}
          thread={thread}
          isActive={thread.first.id === active}
          onShow={() => onShow(thread)}
        />
      ))}
    </ul>
  )

  return (
    <section aria-labelledby={title} className={`stack shrinks content-start ${classes.panel}`}>
      <Title order={2} id={title} className="flex items-baseline gap-10px text-name">
        Comments
        {threads && threads.open.length > 0 && (
          <span className={`figures muted ${classes.count}`}>{threads.open.length} open</span>
        )}
      </Title>
      {isComposerFirst && composer}
      {error && <LoadError title="Error loading comments" error={error} onRetry={onRetry} isPlain />}
      {!threads && !error && (
        <Stack gap="sm" aria-busy>
          <Skeleton height={88} />
          <Skeleton height={88} />
        </Stack>
      )}
      {threads && threads.open.length > 0 && list(threads.open)}
      {threads && threads.open.length === 0 && (
        <Text size="sm" c="dimmed">
          {threads.resolved.length > 0 ? 'No comments are open.' : 'There are no comments on this essay yet.'}
        </Text>
      )}
      {threads && threads.resolved.length > 0 && (
        <Button
          variant="subtle"
          color="sea"
          size="compact-sm"
          className={classes.resolved}
          aria-expanded={showsResolved}
          onClick={() => setShowsResolved((shows) => !shows)}
        >
          {showsResolved ? 'Hide' : 'Show'} {counted(threads.resolved.length, 'resolved comment')}
        </Button>
      )}
      {threads && showsResolved && list(threads.resolved)}
      {!isComposerFirst && composer}
    </section>
  )
}
