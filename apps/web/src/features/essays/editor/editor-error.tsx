import type { ErrorComponentProps } from '@tanstack/react-router'
import { isMissing } from '#ui/is-missing.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFoundNotice } from '#ui/not-found-notice.tsx'
import { PageError } from '#ui/page-error.tsx'

/** The page for an essay that does not exist, or could not be loaded. */
export function EditorError({ error }: ErrorComponentProps) {
  if (!isMissing(error))
    return <PageError page="Essay Management" title="Error loading essays" error={error} />

  return (
    <NotFoundNotice
      title="Essay not found"
      link={
        <LinkButton to="/essays" variant="default" mt="sm">
          Essay Management
        </LinkButton>
      }
    >
      It may have been deleted. If so, it stays in the trash for a while.
    </NotFoundNotice>
  )
}
