import type { ErrorComponentProps } from '@tanstack/react-router'
import { isMissing } from '#ui/is-missing.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFoundNotice } from '#ui/not-found-notice.tsx'
import { PageError } from '#ui/page-error.tsx'

/** The notice for a person without an account, or whose account could not be loaded. */
export function MissingPerson({ error }: ErrorComponentProps) {
  if (!isMissing(error))
    return <PageError page="People" title="The account could not be loaded" error={error} />

  return (
    <NotFoundNotice
      title="Person not found"
      link={
        <LinkButton to="/admin/people" variant="default" mt="sm">
          People
        </LinkButton>
      }
    >
      There is no account here, or it has been deleted.
    </NotFoundNotice>
  )
}
