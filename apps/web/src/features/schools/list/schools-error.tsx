import { Button, Stack, Text, Title } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { explain } from '../../../platform/explain.ts'

/** What went wrong, in words, and another try. */
export function SchoolsError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()

  return (
    <Stack role="alert" gap="sm" align="flex-start" py="xl">
      <Title order={1}>Error loading schools</Title>
      <Text c="dimmed">{explain(error instanceof Error ? error : new Error(String(error)))}</Text>
      <Button
        mt="xs"
        onClick={() => {
          reset()
          void router.invalidate()
        }}
      >
        Retry
      </Button>
    </Stack>
  )
}
