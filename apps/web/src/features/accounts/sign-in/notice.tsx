import { Alert, Stack } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** The result of a form, shown beside it and announced to screen readers immediately. */
export function Notice({ good = false, children }: { good?: boolean; children: ReactNode }) {
  const Icon = good ? IconCircleCheck : IconAlertCircle
  return (
    <Alert
      color={good ? 'kelp' : 'coral'}
      icon={<Icon size={18} stroke={1.75} aria-hidden />}
      role={good ? 'status' : 'alert'}
    >
      <Stack gap={6} align="flex-start">
        {children}
      </Stack>
    </Alert>
  )
}
