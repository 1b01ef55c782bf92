import { createFileRoute } from '@tanstack/react-router'
import { ModerationPage } from '#features/library/stories/moderation-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/admin/stories')({
  beforeLoad: allow('admin'),
  loader: async ({ context: { queryClient } }) =>
    void (await Promise.all([
      queryClient.ensureInfiniteQueryData(pagesOf('GET /library/stories', { state: 'offered' })),
      queryClient.ensureInfiniteQueryData(pagesOf('GET /library/stories', { state: 'published' })),
    ])),
  head: () => titled('Stories'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Stories" title="The stories could not be loaded" error={error} />
  ),
  component: ModerationPage,
})
