import type { ErrorComponentProps } from '@tanstack/react-router'
import { isMissing } from '#ui/is-missing.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFoundNotice } from '#ui/not-found-notice.tsx'
import { PageError } from '#ui/page-error.tsx'

/** The page for an essay that this advisor cannot see, or that could not be loaded. */
export function ReadingError({ error }: ErrorComponentProps) {
  if (!isMissing(error)) return <PageError page="Essay" title="Error loading essays" error={error} />

  return (
    <NotFoundNotice
      title="Essay not found"
      link={
        <LinkButton to="/advisor/dashboard" variant="default" mt="sm">
          Advisor Dashboard
        </LinkButton>
      }
    >
      The student may have deleted it, or no longer shares it with you.
    </NotFoundNotice>
  )
}
