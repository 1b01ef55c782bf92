import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BackLink } from '#ui/back-link.tsx'
import { isMissing } from '#ui/is-missing.ts'
import { LoadError } from '#ui/load-error.tsx'
import { Closed } from './closed.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { OutgoingRow } from './outgoing-row.tsx'
import { ThreadHead } from './thread-head.tsx'
import { threadPages } from './thread-query.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useOutgoing } from './use-outgoing.ts'
import classes from './messages.module.css'

/** What two people wrote to each other, and the field for the next message. */
export function Thread({ personId }: { personId: string }) {
  const found = useInfiniteQuery(threadPages(personId))
  const { data, error, refetch } = found
  const outgoing = useOutgoing(personId)
  useMarkRead(personId, data?.pages[0])
  const [latest] = data?.pages ?? []
  // The connection has ended since: what was read before is not shown either.
  if (error && (!latest || isMissing(error)))
    return (
      <section className="column shrinks shrinks-down" aria-label="Messages">
        <div className="stack gap-3 pad-5">
          <Back />
          <LoadError
            title={isMissing(error) ? 'You are not connected with this person' : 'Error loading messages'}
            error={error}
            onRetry={refetch}
            isPlain
          />
          <ol className="stack gap-10px one-column">
            {outgoing.map((one) => one.state !== 'sent' && <OutgoingRow key={one.sent.id} outgoing={one} />)}
          </ol>
        </div>
      </section>
    )
  return (
    <section className="column shrinks shrinks-down" aria-labelledby="thread-title">
      {latest ? <ThreadHead thread={latest} back={<Back />} /> : <Back />}
      {latest ? <MessageList thread={latest} pages={data!.pages} found={found} /> : <Waiting />}
      {latest && (latest.link ? <Composer thread={latest} /> : <Closed thread={latest} />)}
    </section>
  )
}

/** On a phone, the list is a page of its own. */
function Back() {
  return (
    <span className="only-phone">
      <BackLink to="/messages">Messages</BackLink>
    </span>
  )
}

function Waiting() {
  return (
    <Stack className={`flex grow shrinks-down scrolls ${classes.scroll}`} aria-busy>
      <VisuallyHidden component="output">Loading messages</VisuallyHidden>
      <Skeleton height={44} width="60%" radius="lg" />
      <Skeleton height={44} width="50%" radius="lg" ml="auto" />
    </Stack>
  )
}
