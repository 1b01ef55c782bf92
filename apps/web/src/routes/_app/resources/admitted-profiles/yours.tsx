import { createFileRoute } from '@tanstack/react-router'
import { YoursPage } from '#features/library/stories/yours-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
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
