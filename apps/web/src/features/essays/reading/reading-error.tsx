import { Failure } from '@bearings/domain/failure'
import { Stack, Text, Title } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EssaysError } from '../list/essays-error.tsx'

/** An essay that is not there for this advisor, or that could not be read. */
export function ReadingError(props: ErrorComponentProps) {
  const { error } = props as { error: unknown }
  const isMissing = error instanceof Failure && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT')
  if (!isMissing) return <EssaysError {...props} />

  return (
    <Stack align="flex-start" gap="sm">
      <Title order={1}>Essay not found</Title>
      <Text c="dimmed">The student may have deleted it, or no longer shares it with you.</Text>
      <LinkButton to="/advisor/dashboard" variant="default" mt="sm">
        Advisor Dashboard
      </LinkButton>
    </Stack>
  )
}
