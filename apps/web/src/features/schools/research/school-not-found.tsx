import { daysInTrash } from '@bearings/domain/schools/list/rules'
import { Stack, Text, Title } from '@mantine/core'
import { LinkButton } from '../../../ui/link-button.tsx'

/** For an address that leads to no school of this list: it never did, or the school was removed. */
export function SchoolNotFound() {
  return (
    <Stack gap="sm" align="flex-start" py="xl">
      <Title order={1}>School not found</Title>
      <Text c="dimmed">
        It is not on your list. If you removed it, you can bring it back from the trash for {daysInTrash}{' '}
        days.
      </Text>
      <LinkButton to="/schools" variant="default" mt="xs">
        Back to My School List
      </LinkButton>
    </Stack>
  )
}
