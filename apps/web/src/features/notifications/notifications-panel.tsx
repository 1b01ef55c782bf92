import { say } from '@bearings/domain/say'
import { Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { loadNextPage } from '#platform/queries/next-page.ts'
import { explain } from '#product/explain.ts'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { tellFailure } from '#ui/next-page-button.tsx'
import type { NotificationActions } from './notification-actions.ts'
import { notificationPages } from './notification-pages.ts'
import { NotificationRow } from './notification-row.tsx'
import { useChangeNotifications } from './use-change-notifications.ts'
import classes from './notifications-panel.module.css'

type Props = { actions?: NotificationActions | undefined; onLeave: () => void }

/** The panel that the bell opens. Its code is loaded when it is first opened. */
export function NotificationsPanel({ actions, onLeave }: Props) {
  const pages = useInfiniteQuery({ ...notificationPages, refetchOnMount: 'always' })
  const { data, error, refetch, hasNextPage, isFetchingNextPage } = pages
  const { read, readAll, remove } = useChangeNotifications()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const notifications = data?.pages.flatMap((page) => page.notifications) ?? []
  const unread = data?.pages[0]?.unread ?? 0

  const list = useRef<HTMLUListElement>(null)
  /** The index at which earlier notifications will appear, while they load. */
  const awaited = useRef<number | null>(null)
  useEffect(() => {
    if (awaited.current === null || notifications.length <= awaited.current) return
    list.current?.children[awaited.current]?.querySelector<HTMLElement>('a, button')?.focus()
    awaited.current = null
  }, [notifications.length])

  return (
    <div className={`column ${classes.panel}`}>
      <div className={`row spread gap-2 hairline-below ${classes.head}`}>
        <h2 ref={heading} tabIndex={-1} className={`no-outline ${classes.heading}`}>
          {say('Notifications')}
        </h2>
        {unread > 0 && (
          <Button
            variant="subtle"
            color="sea"
            size="compact-sm"
            className="touch"
            onClick={() => readAll.mutate({})}
          >
            {say('Mark all as read')}
          </Button>
        )}
      </div>

      {!data && !error && (
        <Text className={`row gap-3 muted centered ${classes.state}`}>{say('Loading...')}</Text>
      )}
      {!data && error && (
        <div role="alert" className={`row gap-3 muted centered ${classes.state}`}>
          {explain(error)}
          <Button variant="default" size="compact-sm" className="touch" onClick={() => void refetch()}>
            {say('Try again')}
          </Button>
        </div>
      )}
      {data && notifications.length === 0 && (
        <Text className={`row gap-3 muted centered ${classes.state}`}>{say('No notifications')}</Text>
      )}

      {notifications.length > 0 && (
        <ul ref={list} className={`grow scrolls ${classes.list}`}>
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              actions={actions?.(notification, onLeave)}
              onOpen={() => {
                if (!notification.isRead) read.mutate({ id: notification.id })
              }}
              onLeave={onLeave}
              onDelete={() => remove.mutate({ id: notification.id })}
            />
          ))}
          {hasNextPage && (
            <li className={`centered ${classes.more}`}>
              <Button
                variant="subtle"
                color="sea"
                size="compact-sm"
                className="touch"
                aria-busy={isFetchingNextPage}
                onClick={() => {
                  awaited.current = notifications.length
                  void loadNextPage(pages).then(tellFailure)
                }}
              >
                {say('Show earlier')}
              </Button>
            </li>
          )}
        </ul>
      )}
      <div className={`centered hairline ${classes.foot}`}>
        <LinkAnchor to="/notifications" onClick={onLeave}>
          {say('See all')}
        </LinkAnchor>
      </div>
    </div>
  )
}
