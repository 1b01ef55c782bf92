import { Popover } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { loadAhead } from '#platform/load-ahead.ts'
import { OutsideTarget } from '#ui/outside-target.tsx'
import type { NotificationActions } from './notification-actions.ts'
import classes from './notifications-menu.module.css'

const loadPanel = () => import('./notifications-panel.tsx')
const NotificationsPanel = lazy(async () => ({ default: (await loadPanel()).NotificationsPanel }))

export function loadPanelAhead(): void {
  loadAhead(loadPanel)
}

type Props = {
  /** Of the bell. */
  id: string
  /** The bell. */
  target: HTMLElement
  opened: boolean
  onChange: (opened: boolean) => void
  actions: NotificationActions | undefined
}

/** What the bell opens: above the foot of the sidebar, or below the top bar of a phone, wherever there is room. */
export function NotificationsPopover({ id, target, opened, onChange, actions }: Props) {
  const isMounted = useMounted()
  return (
    <Popover
      id={id}
      // Opened a moment after it came, if need be: only then the focus finds its way back to the bell.
      opened={opened && isMounted}
      onChange={onChange}
      position="top-start"
      width="20rem"
      radius="lg"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target refProp="reference">
        <OutsideTarget of={target} />
      </Popover.Target>
      <Popover.Dropdown p={0} className={classes.dropdown}>
        <Suspense fallback={<div className={classes.loading}>Loading...</div>}>
          <NotificationsPanel actions={actions} onLeave={() => onChange(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
