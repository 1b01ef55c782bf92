import { Failure } from '@bearings/domain/failure'
import { Stack, Text, Title } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ErrorNotice } from '../error-notice.tsx'

/** A student who is not the advisor's, or who could not be loaded. */
export function StudentError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const given: unknown = error
  const isMissing = given instanceof Failure && (given.code === 'NOT_FOUND' || given.code === 'INVALID_INPUT')
  if (!isMissing)
    return (
      <ErrorNotice
        title="Error loading students"
        error={given instanceof Error ? given : new Error(String(given))}
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    )

  return (
    <Stack align="flex-start" gap="sm">
      <Title order={1}>Student not found</Title>
      <Text c="dimmed">You are not linked to this student, or no longer.</Text>
      <LinkButton to="/student/advisor" variant="default" mt="sm">
        My Students
      </LinkButton>
    </Stack>
  )
}
