import type { Role } from '@bearings/domain/actor'
import { Button, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { ThreadList } from './thread-list.tsx'
import { threadListPages } from './thread-query.ts'
import { Thread } from './thread.tsx'
import classes from './messages.module.css'

const SentDialog = lazyComponent(() => import('./broadcasts/sent-dialog.tsx'), 'SentDialog')

type Props = {
  role: Role
  /** With whom; absent where only the list is open. */
  personId?: string
}

/** What a person writes with each other person: the list, and beside it one thread. On a phone, one of them. */
export function MessagesPage({ role, personId }: Props) {
  return (
    <div
      className={`panel stack clipped ${classes.page}`}
      {...(personId !== undefined && { 'data-open': true })}
    >
      <section className={`column shrinks-down ${classes.side}`} aria-labelledby="messages-title">
        <div className={`row spread gap-2 ${classes.title}`}>
          <Title order={1} size="h2" id="messages-title">
            Messages
          </Title>
          {role === 'advisor' && <SentToMany />}
        </div>
        <ThreadList role={role} openId={personId} />
      </section>
      {personId === undefined ? (
        <div className={`no-phone stack ${classes.nobody}`}>
          <ChooseOne />
        </div>
      ) : (
        <Thread key={personId} personId={personId} />
      )}
    </div>
  )
}

function ChooseOne() {
  const { data } = useInfiniteQuery(threadListPages())
  const isAnyone = data?.pages.some(({ threads }) => threads.length > 0)
  return isAnyone && <Text c="dimmed">Choose a name to read and write.</Text>
}

function SentToMany() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" color="sea" size="compact-sm" onClick={() => setOpen(true)}>
        Sent to many
      </Button>
      <Suspense>{isOpen && <SentDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
