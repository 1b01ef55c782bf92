import { say } from '@bearings/domain/say'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './shell.module.css'

type Props = { opened: boolean; onClose: () => void; children: ReactNode }

/**
 * Shows the sidebar over the page on a phone. It traps the focus, and returns it when Escape or navigation
 * closes it.
 */
export function OverSidebar({ opened, onClose, children }: Props) {
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size="18rem"
      padding={0}
      classNames={{ content: classes.over }}
    >
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content aria-label={say('Menu')}>{children}</Drawer.Content>
    </Drawer.Root>
  )
}
