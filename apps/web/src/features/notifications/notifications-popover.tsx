import { Popover } from '@mantine/core'
import { lazy, type ReactElement, Suspense } from 'react'
import { loadAhead } from '#platform/load-ahead.ts'
import type { NotificationActions } from './notification-actions.ts'
import classes from './notifications-menu.module.css'

const loadPanel = () => import('./notifications-panel.tsx')
const NotificationsPanel = lazy(async () => ({ default: (await loadPanel()).NotificationsPanel }))

export function loadPanelAhead(): void {
  loadAhead(loadPanel)
}

type Props = {
  opened: boolean
  onChange: (opened: boolean) => void
  bell: ReactElement
  actions: NotificationActions | undefined
}

/** What the bell opens: above the foot of the sidebar, or below the top bar of a phone, wherever there is room. */
export function NotificationsPopover({ opened, onChange, bell, actions }: Props) {
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position="top-start"
      width="20rem"
      radius="lg"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>{bell}</Popover.Target>
      <Popover.Dropdown p={0} className={classes.dropdown}>
        <Suspense fallback={<div className={classes.loading}>Loading...</div>}>
          <NotificationsPanel actions={actions} onLeave={() => onChange(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
