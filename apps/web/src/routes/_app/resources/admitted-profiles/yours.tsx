import { createFileRoute } from '@tanstack/react-router'
import { YoursPage } from '#features/library/stories/yours-page.tsx'
import { query } from '#platform/api.ts'
import { allow } from '#platform/guard.ts'
import { titled } from '#platform/title.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/resources/admitted-profiles/yours')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(query('GET /library/story')),
  head: () => titled('Your story'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Your story" title="Your story could not be loaded" error={error} />
  ),
  component: YoursPage,
})
