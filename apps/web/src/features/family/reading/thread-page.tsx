import { namesIn } from '@bearings/domain/names'
import { say } from '@bearings/domain/say'
import { Card, Stack, Text } from '@mantine/core'
import { useDocumentVisibility } from '@mantine/hooks'
import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { dayIn, momentIn } from '#platform/dates.ts'
import { call, mutation } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { BackLink } from '#ui/back-link.tsx'
import { isMissing } from '#ui/is-missing.ts'
import { linked } from '#ui/linked-text.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'
import { paths } from '../paths.ts'
import { words } from '../words.ts'

/** What a student and an advisor write, for a guardian who reads along. */
export function ReadableThreadPage({ id }: { id: string }) {
  const found = useInfiniteQuery(readablePages(id))
  const { data, error, refetch } = found
  const [latest] = data?.pages ?? []
  useMarkRead(id, latest)
  const { timeZone } = useMe()
  const back = <BackLink to={paths.home}>{say(words.home)}</BackLink>
  // The student has paused or ended it since: what was read before is not shown either.
  if (error && (!latest || isMissing(error)))
    return (
      <Stack gap="md" maw="var(--width-text)">
        {back}
        <LoadError
          title={say(isMissing(error) ? words.cannotRead : words.messagesFailed)}
          error={error}
          onRetry={refetch}
        />
      </Stack>
    )
  if (!latest) return <PageSkeleton />

  const { student, advisor, since } = latest
  const name = namesIn(student.fullName)[0]!
  const messages = data!.pages.toReversed().flatMap((page) => page.messages)
  return (
    <Stack gap="md" maw="var(--width-text)">
      <PageHeader
        title={say(words.two, { student: name, advisor })}
        about={say(words.readingAlong, { name, day: dayIn(timeZone, since) })}
        back={back}
      />
      <NextPageButton pages={found}>{say(words.earlier)}</NextPageButton>
      {messages.length === 0 && <Text c="dimmed">{say(words.noMessages)}</Text>}
      <Stack component="ol" gap="sm" aria-label={say(words.messages)}>
        {messages.map(({ id: messageId, by, body, createdAt }) => (
          <Card component="li" key={messageId} className="wrap-anywhere">
            <Text size="sm" c="dimmed">
              <Text span fw={600}>
                {by === 'student' ? student.fullName : advisor}
              </Text>{' '}
              <time dateTime={createdAt}>{momentIn(timeZone, createdAt)}</time>
            </Text>
            {body === null ? (
              <Text c="dimmed">{say(words.withdrawn)}</Text>
            ) : (
              <Text className="lines" lang="en">
                {linked(body)}
              </Text>
            )}
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}

function readablePages(id: string) {
  return infiniteQueryOptions({
    queryKey: ['GET /messages/readable/{id}', { id }, 'pages'] as const,
    queryFn: ({ pageParam: before }) => call('GET /messages/readable/{id}', { id, before }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ earlier }) => earlier ?? undefined,
  })
}

type Latest = { isUnread: boolean; messages: readonly { createdAt: string }[] } | undefined

/** Marks a thread as read up to the last message that is shown, while the guardian looks at it. */
function useMarkRead(id: string, latest: Latest): void {
  const { mutate } = useMutation(mutation('POST /messages/readable/{id}/read'))
  const isLookedAt = useDocumentVisibility() === 'visible'
  const upTo = latest?.isUnread ? latest.messages.at(-1)?.createdAt : undefined
  const marked = useRef<string>(undefined)
  useEffect(() => {
    if (!isLookedAt || upTo === undefined || marked.current === upTo) return
    marked.current = upTo
    mutate({ id, upTo })
  }, [isLookedAt, upTo, id, mutate])
}
