import { say } from '@bearings/domain/say'
import { UnstyledButton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLazyModule } from '#platform/loading/use-lazy-module.ts'
import { Icon } from '#ui/icon.tsx'
import type { NotificationActions } from './notification-actions.ts'
import { notificationPages } from './notification-pages.ts'
import { useLiveNotifications } from './use-live-notifications.ts'
import classes from './notifications-menu.module.css'

const loadPopover = () => import('./notifications-popover.tsx')

type Props = {
  /** The person whose notifications these are. */
  userId: string
  actions?: NotificationActions
}

/**
 * The bell in the sidebar with the number of unread notifications. The panel that it opens is loaded when it
 * is about to be needed.
 */
export function NotificationsMenu({ userId, actions }: Props) {
  useLiveNotifications(userId)
  const [opened, setOpened] = useState(false)
  const [target, setTarget] = useState<HTMLButtonElement | null>(null)
  const id = useId()
  const { data: unread = 0 } = useInfiniteQuery({
    ...notificationPages,
    select: ({ pages }) => pages[0]?.unread ?? 0,
  })
  const later = useLazyModule(loadPopover, opened)

  return (
    <>
      <UnstyledButton
        id={id}
        ref={setTarget}
        className={`rigid relative muted as-control rounded ${classes.bell}`}
        aria-label={unread > 0 ? say('Notifications, {unread} unread', { unread }) : say('Notifications')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={opened && later ? `${id}-dropdown` : undefined}
        onClick={() => setOpened(!opened)}
        // Handles Escape until the panel has loaded and taken the focus.
        onKeyDown={({ key }) => key === 'Escape' && setOpened(false)}
        onPointerEnter={later?.loadPanelAhead}
        onFocus={later?.loadPanelAhead}
      >
        <Icon of={IconBell} />
        {unread > 0 && (
          <span className={`text-caption strong figures line-16 centered ${classes.count}`} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </UnstyledButton>
      {later && target && (
        <later.NotificationsPopover {...{ id, target, opened, actions }} onChange={setOpened} />
      )}
    </>
  )
}
