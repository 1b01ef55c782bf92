import { say } from '@bearings/domain/say'
import type { ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissing } from '#ui/is-missing.ts'
import { NotFoundNotice } from '#ui/not-found-notice.tsx'
import { PageError } from '#ui/page-error.tsx'

type Props = ErrorComponentProps & { page: string; failed: string; missing: string; link: ReactNode }

/** The page for a text that does not exist, or could not be loaded. */
export function MissingText({ error, page, failed, missing, link }: Props) {
  if (!isMissing(error)) return <PageError page={page} title={failed} error={error} />
  return (
    <NotFoundNotice title={missing} link={link}>
      {say('The address may be misspelled, or the page may have been removed.')}
    </NotFoundNotice>
  )
}
