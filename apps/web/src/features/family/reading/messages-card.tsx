import type { Child } from '@bearings/domain/family/schema'
import { say } from '@bearings/domain/say'
import { Card, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { momentIn } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { Chip } from '#ui/chip.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { paths } from '../paths.ts'
import { words } from '../words.ts'

/** The threads of a child's in which the guardian reads along. Renders nothing if there are none. */
export function MessagesCard({ child }: { child: Child }) {
  const { timeZone } = useMe()
  const { data } = useSuspenseQuery(query('GET /messages/readable'))
  const threads = data.filter(({ student }) => student.id === child.id)
  if (threads.length === 0) return null
  return (
    <Card component="section" aria-labelledby="readable">
      <Title order={2} id="readable" mb="xs">
        {say(words.readable)}
      </Title>
      <ul>
        {threads.map(({ id, advisor, isUnread, last, lastAt }) => (
          <li key={id} className="ruled hover-row row spread gap-4 wrap-anywhere">
            <div>
              <RowLink to={paths.thread(id)}>{advisor}</RowLink>
              <Text size="sm" c="dimmed">
                {last === null ? (
                  say(lastAt === null ? words.noMessages : words.withdrawn)
                ) : (
                  <span lang="en">{last}</span>
                )}
              </Text>
              {lastAt !== null && (
                <Text size="sm" c="dimmed" component="time" dateTime={lastAt}>
                  {momentIn(timeZone, lastAt)}
                </Text>
              )}
            </div>
            {isUnread && (
              <Text span flex="none">
                <Chip tone="sea">{say(words.unread)}</Chip>
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
