import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { explain } from '../../platform/explain.ts'

type Props = { title: string; error: Error; onRetry: () => unknown }

/** What could not be loaded, why, and the way to try again. */
export function ErrorNotice({ title, error, onRetry }: Props) {
  return (
    <Alert
      role="alert"
      color="coral"
      radius="lg"
      maw={640}
      icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
      title={title}
    >
      <p>{explain(error)}</p>
      <Button variant="default" onClick={() => void onRetry()}>
        Retry
      </Button>
    </Alert>
  )
}
