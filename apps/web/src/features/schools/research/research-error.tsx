import { Failure } from '@bearings/domain/failure'
import { Stack, Text, Title } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SchoolsError } from '../list/schools-error.tsx'

/** An address that leads to no school of this list, whether it never did or the school was removed. */
export function ResearchError(props: ErrorComponentProps) {
  const { error } = props
  const isUnknown = error instanceof Failure && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT')
  if (!isUnknown) return <SchoolsError {...props} />

  return (
    <Stack gap="sm" align="flex-start" py="xl">
      <Title order={1}>School not found</Title>
      <Text c="dimmed">
        It is not on your list. If you removed it, you can bring it back from the trash for 30 days.
      </Text>
      <LinkButton to="/schools" variant="default" mt="xs">
        Back to My School List
      </LinkButton>
    </Stack>
  )
}
