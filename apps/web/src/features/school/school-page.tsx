import { Stack } from '@mantine/core'
import { PageHeader } from '#ui/page-header.tsx'
import { SchoolMode } from './school-mode.tsx'

/** What an admin sets up for a school. */
export function SchoolPage() {
  return (
    <Stack gap="lg" maw={960}>
      <PageHeader
        title="School"
        about="For a server that a school runs for its own students and counselors."
      />
      <SchoolMode />
    </Stack>
  )
}
