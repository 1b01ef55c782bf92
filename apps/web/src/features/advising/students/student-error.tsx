import type { ErrorComponentProps } from '@tanstack/react-router'
import { isMissing } from '#ui/is-missing.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFoundNotice } from '#ui/not-found-notice.tsx'
import { PageError } from '#ui/page-error.tsx'

/** The notice for a student who is not the advisor’s, or who could not be loaded. */
export function StudentError({ error }: ErrorComponentProps) {
  if (!isMissing(error)) return <PageError page="My Students" title="Error loading students" error={error} />

  return (
    <NotFoundNotice
      title="Student not found"
      link={
        <LinkButton to="/student/advisor" variant="default" mt="sm">
          My Students
        </LinkButton>
      }
    >
      You are not connected to this student, or you no longer are.
    </NotFoundNotice>
  )
}
