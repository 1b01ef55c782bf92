import { say } from '@bearings/domain/say'
import { Popover } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { Suspense } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { preload } from '#platform/loading/preload.ts'
import { OutsideTarget } from '#ui/outside-target.tsx'
import type { NotificationActions } from './notification-actions.ts'
import classes from './notifications-menu.module.css'

const NotificationsPanel = lazyComponent(() => import('./notifications-panel.tsx'), 'NotificationsPanel')

export function loadPanelAhead(): void {
  preload(NotificationsPanel.load)
}

type Props = {
  /** The id of the popover, to which the bell refers. */
  id: string
  /** The bell's button. */
  target: HTMLElement
  opened: boolean
  onChange: (opened: boolean) => void
  actions: NotificationActions | undefined
}

/**
 * The popover that the bell opens: above the bottom of the sidebar, or below a phone's top bar, wherever
 * there is room.
 */
export function NotificationsPopover({ id, target, opened, onChange, actions }: Props) {
  const isMounted = useMounted()
  return (
    <Popover
      id={id}
      // Opens only after mounting, because otherwise the focus would not return to the bell.
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
      <Popover.Dropdown p={0} className={`clipped on-surface ${classes.dropdown}`}>
        <Suspense fallback={<div className={`muted centered ${classes.loading}`}>{say('Loading...')}</div>}>
          <NotificationsPanel actions={actions} onLeave={() => onChange(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
