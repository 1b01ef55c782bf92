import { say } from '@bearings/domain/say'
import { Button, Card, Stack, Text } from '@mantine/core'
import { explain } from '../product/explain.ts'

type Props = {
  title: string
  error: unknown
  onRetry: () => unknown
  /** Whether it stands in a card already, and so draws none of its own. */
  isPlain?: boolean
}

/** Says what could not be loaded and why, with a button to try again. */
export function LoadError({ title, error, onRetry, isPlain = false }: Props) {
  const content = (
    <Stack role="alert" gap="xs" align="flex-start">
      <Text size="lg" fw={600}>
        {title}
      </Text>
      <Text c="dimmed">{explain(error instanceof Error ? error : new Error(String(error)))}</Text>
      <Button variant="default" mt="xs" onClick={() => void onRetry()}>
        {say('Try again')}
      </Button>
    </Stack>
  )
  return isPlain ? content : <Card maw={640}>{content}</Card>
}
