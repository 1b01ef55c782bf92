import type { Me } from '@bearings/domain/accounts/schema'
import { Button, Group, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { momentIn } from '#platform/dates.ts'
import { hasDraft } from '#platform/drafts/drafts.ts'
import { AnswerField, answerName } from './answer-field.tsx'
import type { Placed } from './arrange.ts'
import { CommentWords } from './comment-words.tsx'
import { useChangeComments } from './use-comments.ts'
import classes from './comments.module.css'

type Props = {
  essayId: string
  me: Me
  thread: Placed
  isActive: boolean
  onShow: () => void
}

/** A comment with the words it is about, and its replies. */
export function CommentThread({ essayId, me, thread, isActive, onShow }: Props) {
  const { first, answers } = thread
  const { resolve, reopen } = useChangeComments(essayId)
  // A reply that was begun is shown again, without taking the focus.
  const [answering, setAnswering] = useState<'begun' | 'now' | null>(() =>
    hasDraft(me.userId, answerName(first.id)) ? 'begun' : null,
  )
  const one = { id: essayId, commentId: first.id }
  const isAnswered = answers.some(({ author }) => author?.id !== first.author?.id)

  return (
    <li
      className={`panel stack gap-10px ${classes.thread}`}
      data-active={isActive || undefined}
      data-thread={first.id}
    >
      <Words thread={thread} onShow={onShow} />
      <CommentWords essayId={essayId} me={me} comment={first} mayDelete={!isAnswered} />
      {answers.length > 0 && (
        <ul className={`stack gap-3 ${classes.answers}`} aria-label="Replies">
          {answers.map((answer) => (
            <li key={answer.id}>
              <CommentWords essayId={essayId} me={me} comment={answer} mayDelete />
            </li>
          ))}
        </ul>
      )}
      {first.resolvedAt && (
        <p className="faint">
          Resolved{first.resolvedBy && ` by ${first.resolvedBy}`}, {momentIn(me.timeZone, first.resolvedAt)}
        </p>
      )}
      {answering ? (
        <AnswerField
          essayId={essayId}
          commentId={first.id}
          takesFocus={answering === 'now'}
          onDone={() => setAnswering(null)}
        />
      ) : (
        <Group gap="xs">
          {first.resolvedAt === null && (
            <Button variant="default" size="compact-sm" onClick={() => setAnswering('now')}>
              Reply
            </Button>
          )}
          {first.resolvedAt === null ? (
            <Button
              variant="subtle"
              color="kelp"
              size="compact-sm"
              loading={resolve.isPending}
              onClick={() => resolve.mutate(one)}
            >
              Resolve
            </Button>
          ) : (
            <Button
              variant="default"
              size="compact-sm"
              loading={reopen.isPending}
              onClick={() => reopen.mutate(one)}
            >
              Reopen
            </Button>
          )}
        </Group>
      )}
    </li>
  )
}

/** The words a comment is about. If they still exist, pressing them scrolls to them. */
function Words({ thread: { first, place }, onShow }: Pick<Props, 'thread' | 'onShow'>) {
  const { anchor } = first
  if (!anchor || place === 'whole') return <p className="faint">On the whole essay</p>
  if (place === 'gone')
    return (
      <div>
        <blockquote className={`secondary clipped wrap-anywhere lines ${classes.quote}`} data-gone>
          {anchor.quote}
        </blockquote>
        <p className="faint">The text this was about has changed.</p>
      </div>
    )

  return (
    <UnstyledButton className={classes.words} title="Show in the text" onClick={onShow}>
      <span className={`secondary clipped wrap-anywhere lines ${classes.quote}`}>{anchor.quote}</span>
    </UnstyledButton>
  )
}
