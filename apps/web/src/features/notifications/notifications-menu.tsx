import { Popover, UnstyledButton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { loadAhead } from '#platform/load-ahead.ts'
import { Icon } from '#ui/icon.tsx'
import type { NotificationActions } from './notification-actions.ts'
import { notificationPages } from './notification-pages.ts'
import { useLiveNotifications } from './use-live-notifications.ts'
import classes from './notifications-menu.module.css'

const loadPanel = () => import('./notifications-panel.tsx')
const NotificationsPanel = lazy(async () => ({ default: (await loadPanel()).NotificationsPanel }))

type Props = {
  /** Whose bell it is. */
  userId: string
  actions?: NotificationActions
}

/** The bell in the side bar. It says how many are unread; what it opens is loaded when it is about to be needed. */
export function NotificationsMenu({ userId, actions }: Props) {
  useLiveNotifications(userId)
  const [opened, setOpened] = useState(false)
  const { data: unread = 0 } = useInfiniteQuery({
    ...notificationPages,
    select: ({ pages }) => pages[0]?.unread ?? 0,
  })

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      // Above the foot of the sidebar, or below the top bar of a phone: wherever there is room.
      position="top-start"
      width="20rem"
      radius="lg"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.bell}
          aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          onClick={() => setOpened(!opened)}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <Icon of={IconBell} />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0} className={classes.dropdown}>
        <Suspense fallback={<div className={classes.loading}>Loading...</div>}>
          <NotificationsPanel actions={actions} onLeave={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}

function preload(): void {
  loadAhead(loadPanel)
}
