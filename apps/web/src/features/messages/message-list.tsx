import type { Message, Thread } from '@bearings/domain/messages/schema'
import { Text } from '@mantine/core'
import { dayIn } from '#platform/dates.ts'
import type { Pages } from '#platform/queries/next-page.ts'
import { useMe } from '#platform/session/me.ts'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { MessageRow } from './message-row.tsx'
import { OutgoingRow } from './outgoing-row.tsx'
import { useOutgoing } from './use-outgoing.ts'
import { firstNameOf } from './words.ts'
import classes from './messages.module.css'

type Props = { thread: Thread; pages: readonly Thread[]; found: Pages }

/** The messages of a thread, the latest at the bottom, with what this device has still to send. */
export function MessageList({ thread: { person, readers }, pages, found }: Props) {
  const { timeZone } = useMe()
  const outgoing = useOutgoing(person.id)
  const read = pages.toReversed().flatMap((page) => page.messages)
  const known = new Set(read.map(({ id }) => id))
  const unread = outgoing.filter(({ sent }) => !known.has(sent.id))
  const last = read.at(-1)?.createdAt ?? ''
  // Those whose answer has come stand here until the thread is read again. Earlier ones are on a page that is not read.
  const messages = [
    ...read,
    ...unread.flatMap((one) => (one.state === 'sent' && one.message.createdAt >= last ? one.message : [])),
  ]
  return (
    <div className={`flex grow shrinks-down scrolls ${classes.scroll}`} tabIndex={-1}>
      <div className={`stack gap-3 wide one-column items-middle ${classes.messages}`}>
        <NextPageButton pages={found}>Show earlier</NextPageButton>
        {messages.length === 0 && unread.length === 0 && (
          <First name={readers.length === 0 ? firstNameOf(person) : null} />
        )}
        <div role="log" aria-label={`Messages with ${person.fullName}`} className="wide">
          <ol className="stack gap-10px one-column">
            {messages.map((message, index) => (
              <MessageRow
                key={message.id}
                message={message}
                author={message.isMine ? 'You' : person.fullName}
                day={newDay(timeZone, message, messages[index - 1])}
              />
            ))}
            {unread.map((one) => one.state !== 'sent' && <OutgoingRow key={one.sent.id} outgoing={one} />)}
          </ol>
        </div>
      </div>
    </div>
  )
}

/** Returns the day to show above a message, if it is the first of that day. */
function newDay(timeZone: string, { createdAt }: Message, before: Message | undefined): string | null {
  const day = dayIn(timeZone, createdAt)
  return before && dayIn(timeZone, before.createdAt) === day ? null : day
}

/** Names whoever else can read the thread, if that is one person: the head names several. */
function First({ name }: { name: string | null }) {
  return (
    <Text c="dimmed" size="sm" ta="center">
      Nothing yet.{name && ` What you write here, only you and ${name} can read.`}
    </Text>
  )
}
