import { UnstyledButton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLater } from '#platform/use-later.ts'
import { Icon } from '#ui/icon.tsx'
import type { NotificationActions } from './notification-actions.ts'
import { notificationPages } from './notification-pages.ts'
import { useLiveNotifications } from './use-live-notifications.ts'
import classes from './notifications-menu.module.css'

const loadPopover = () => import('./notifications-popover.tsx')

type Props = {
  /** Whose bell it is. */
  userId: string
  actions?: NotificationActions
}

/** The bell in the side bar. It says how many are unread; what it opens is loaded when it is about to be needed. */
export function NotificationsMenu({ userId, actions }: Props) {
  useLiveNotifications(userId)
  const [opened, setOpened] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const { data: unread = 0 } = useInfiniteQuery({
    ...notificationPages,
    select: ({ pages }) => pages[0]?.unread ?? 0,
  })
  const later = useLater(loadPopover, opened)

  const bell = (
    <UnstyledButton
      className={classes.bell}
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      onClick={() => setOpened(!opened)}
      onPointerEnter={later?.loadPanelAhead}
      onFocus={() => {
        setIsFocused(true)
        later?.loadPanelAhead()
      }}
      onBlur={() => setIsFocused(false)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- another button takes its place when the popover has come.
      autoFocus={isFocused}
    >
      <Icon of={IconBell} />
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </UnstyledButton>
  )
  if (!later) return bell
  return <later.NotificationsPopover opened={opened} onChange={setOpened} bell={bell} actions={actions} />
}
