import type { Role } from '@bearings/domain/actor'
import { say } from '@bearings/domain/say'
import { formatInteger } from '@bearings/domain/words'
import { Button, Card, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadError } from '#ui/load-error.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import type { NotificationActions } from '../notification-actions.ts'
import { NotificationRow } from '../notification-row.tsx'
import { useChangeNotifications } from '../use-change-notifications.ts'
import { Filters } from './filters.tsx'
import { foundPages } from './found-pages.ts'
import type { NotificationsSearch } from './notifications-search.ts'

type Props = { role: Role; search: NotificationsSearch; actions?: NotificationActions }

/** All of a person's notifications, with filters and the same actions as in the menu. */
export function NotificationsPage({ role, search, actions }: Props) {
  const found = useInfiniteQuery(foundPages(search))
  const { read, readAll, remove } = useChangeNotifications()
  const { data, error } = found
  const notifications = data?.pages.flatMap((page) => page.notifications) ?? []
  const unread = data?.pages[0]?.unread ?? 0

  return (
    <Stack gap="lg" maw={760}>
      <PageHeader
        title={say('Notifications')}
        about={data ? summary(unread) : say('What has happened, newest first.')}
      >
        {unread > 0 && (
          <Button variant="default" onClick={() => readAll.mutate({})}>
            {say('Mark all as read')}
          </Button>
        )}
      </PageHeader>
      <Filters role={role} search={search} />

      {!data && !error && <Waiting />}
      {!data && error && (
        <LoadError title={say('Error loading notifications')} error={error} onRetry={found.refetch} />
      )}
      {data && notifications.length === 0 && (
        <Card>
          <Text>{emptyText(search)}</Text>
        </Card>
      )}
      {notifications.length > 0 && (
        <Card component="ul" m={0} p={0} aria-label={say('Notifications')}>
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              actions={actions?.(notification, () => {})}
              onOpen={() => {
                if (!notification.isRead) read.mutate({ id: notification.id })
              }}
              onLeave={() => {}}
              onDelete={() => remove.mutate({ id: notification.id })}
            />
          ))}
        </Card>
      )}
      <NextPageButton pages={found} className="self-center">
        {say('Show earlier')}
      </NextPageButton>
    </Stack>
  )
}

function summary(unread: number): string {
  return unread === 0
    ? say('You have read everything.')
    : say(unread === 1 ? '{unread} unread notification.' : '{unread} unread notifications.', {
        unread: formatInteger(unread),
      })
}

function emptyText({ unread, type }: NotificationsSearch): string {
  if (type) return unread ? say('Nothing unread of this kind.') : say('Nothing of this kind yet.')
  return unread ? say('Nothing is unread.') : say('No notifications')
}

function Waiting() {
  return (
    <Stack gap={2} aria-busy>
      <VisuallyHidden component="output">{say('Loading...')}</VisuallyHidden>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={84} radius="lg" />
      ))}
    </Stack>
  )
}
