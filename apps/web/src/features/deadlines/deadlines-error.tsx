import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { explain } from '../../platform/explain.ts'

export function DeadlinesError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()

  return (
    <Alert
      role="alert"
      color="coral"
      radius="lg"
      maw={640}
      icon={<IconAlertTriangle size={18} stroke={1.75} />}
      title="Error loading deadlines"
    >
      <p>{explain(error instanceof Error ? error : new Error(String(error)))}</p>
      <Button
        variant="default"
        onClick={() => {
          reset()
          void router.invalidate()
        }}
      >
        Retry
      </Button>
    </Alert>
  )
}
