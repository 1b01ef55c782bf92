import type { Role } from '@bearings/domain/actor'
import type { ThreadSummary } from '@bearings/domain/messages/schema'
import { Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { IconBellOff } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMe } from '#platform/session/me.ts'
import { useNow } from '#platform/use-now.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { PersonAvatar } from '#ui/person-avatar.tsx'
import { threadListPages } from './thread-query.ts'
import { shortMoment } from './words.ts'
import classes from './thread-list.module.css'

type Props = { role: Role; openId: string | undefined }

/** The people with whom somebody writes, those with something unread first. */
export function ThreadList({ role, openId }: Props) {
  const found = useInfiniteQuery(threadListPages())
  const { data, error } = found
  if (!data && error)
    return (
      <div className={classes.message}>
        <LoadError title="Error loading messages" error={error} onRetry={found.refetch} isPlain />
      </div>
    )
  if (!data) return <Waiting />
  const threads = data.pages.flatMap((page) => page.threads)
  if (threads.length === 0) return <Nobody role={role} />
  return (
    <div className="grow shrinks-down scrolls">
      <ul aria-label="People">
        {threads.map((thread) => (
          <Row key={thread.personId} thread={thread} isOpen={thread.personId === openId} />
        ))}
      </ul>
      <NextPageButton pages={found} m="sm">
        Show more
      </NextPageButton>
    </div>
  )
}

function Row({ thread, isOpen }: { thread: ThreadSummary; isOpen: boolean }) {
  const { timeZone } = useMe()
  const now = useNow()
  const { personId, name, isUnread, isMuted, last, lastAt, isLastMine } = thread
  const words = lastAt === null ? 'No messages yet' : (last ?? 'Withdrawn')
  return (
    <li className="ruled">
      <Link
        to="/messages/$personId"
        params={{ personId }}
        className={`row gap-3 ink ${classes.row}`}
        {...(isUnread && { 'data-unread': true })}
        {...(isOpen && { 'aria-current': 'page' as const })}
      >
        <PersonAvatar name={name} picture={null} />
        <span className="fill">
          <span className={`row gap-2 ${classes.head}`}>
            <span className="truncated fill">{name}</span>
            {isUnread && <span className="unseen">unread</span>}
            {isMuted && (
              <>
                <Icon of={IconBellOff} size={14} />
                <span className="unseen">muted</span>
              </>
            )}
            {lastAt && (
              <time className="caption rigid" dateTime={lastAt}>
                {shortMoment(timeZone, lastAt, now)}
              </time>
            )}
          </span>
          <span className={`truncated detail ${classes.last}`}>
            {isLastMine && last !== null && 'You: '}
            {words}
          </span>
        </span>
      </Link>
    </li>
  )
}

function Nobody({ role }: { role: Role }) {
  const isStudent = role === 'student'
  return (
    <Stack className={classes.message!} gap="xs" align="flex-start">
      <Title order={2}>No messages yet</Title>
      <Text c="dimmed" size="sm">
        {isStudent
          ? 'Once you are connected with an advisor, you can write to each other here.'
          : 'Open a student’s page and press Write. What you write to each other is then here.'}
      </Text>
      <LinkButton to="/student/advisor">{isStudent ? 'My Advisor' : 'My Students'}</LinkButton>
    </Stack>
  )
}

function Waiting() {
  return (
    <Stack gap={2} p="sm" aria-busy>
      <VisuallyHidden component="output">Loading messages</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={56} radius="md" />
      ))}
    </Stack>
  )
}
