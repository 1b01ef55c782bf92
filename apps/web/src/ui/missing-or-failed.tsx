import { say } from '@bearings/domain/say'
import type { LinkProps } from '@tanstack/react-router'
import { isMissing } from './is-missing.ts'
import { LinkButton } from './link-button.tsx'
import { NotFoundNotice } from './not-found-notice.tsx'
import { PageError } from './page-error.tsx'

type Props = {
  error: unknown
  page: string
  failed: string
  missing: string
  /** The possible reasons. */
  why?: string
  to: NonNullable<LinkProps['to']>
  back: string
}

/** Replaces a page of what does not exist for this person, or could not be loaded. */
export function MissingOrFailed({ error, page, failed, missing, why, to, back }: Props) {
  if (!isMissing(error)) return <PageError page={page} title={failed} error={error} />
  return (
    <NotFoundNotice
      title={missing}
      link={
        <LinkButton to={to} variant="default" mt="sm">
          {back}
        </LinkButton>
      }
    >
      {why ?? say('The address may be misspelled, or the page may have been removed.')}
    </NotFoundNotice>
  )
}
