import type { Message } from '@bearings/domain/messages/schema'
import { useMutation } from '@tanstack/react-query'
import { mutation } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { linked } from '#ui/linked-text.tsx'
import { WithdrawButton } from './withdraw-button.tsx'
import { timeIn } from './words.ts'
import classes from './message-row.module.css'

type Props = {
  message: Message
  author: string
  /** The day above the first message of it. */
  day: string | null
}

export function MessageRow({ message, author, day }: Props) {
  const { timeZone } = useMe()
  const { isMine, kind, subject, body, isUrgent, createdAt } = message
  return (
    <li className={`stack gap-2px items-left one-column ${classes.row}`} data-mine={isMine || undefined}>
      {day && <p className={`caption ${classes.day}`}>{day}</p>}
      <span className="unseen">{author}: </span>
      {body === null ? (
        <p className={`pale ${classes.withdrawn}`}>Withdrawn</p>
      ) : (
        <div className={`text-body typed wrap-anywhere outlined ${classes.bubble}`}>
          {subject !== null && <strong className={`block ${classes.subject}`}>{subject}</strong>}
          {linked(body)}
        </div>
      )}
      <p className="caption cluster gap-2 row-gap-0">
        {kind === 'announcement' && <span>To several people</span>}
        {isUrgent && <strong className="coral strong">Urgent</strong>}
        <time dateTime={createdAt}>{timeIn(timeZone, createdAt)}</time>
        {isMine && <Withdraw message={message} />}
      </p>
    </li>
  )
}

/** The button that withdraws a message, for as long as that is possible. */
function Withdraw({ message: { id, withdrawableUntil } }: { message: Message }) {
  const withdraw = useMutation(mutation('POST /messages/{id}/withdraw', 'Not withdrawn'))
  return (
    <WithdrawButton
      until={withdrawableUntil}
      isPending={withdraw.isPending}
      onWithdraw={() => withdraw.mutate({ id })}
    />
  )
}
