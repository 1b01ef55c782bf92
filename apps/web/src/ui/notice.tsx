import { Alert, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

type Props = { icon: ReactNode; action: ReactNode; children: ReactNode }

/** A short notice with an action, to be read before going on. */
export function Notice({ icon, action, children }: Props) {
  return (
    <Alert
      color="brass"
      icon={icon}
      py="sm"
      aria-live="polite"
      classNames={{ wrapper: 'items-center', icon: classes.icon! }}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 16rem">
          {children}
        </Text>
        {action}
      </Group>
    </Alert>
  )
}
