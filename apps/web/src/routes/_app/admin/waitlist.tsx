import { createFileRoute } from '@tanstack/react-router'
import { WaitlistPage } from '#features/waitlist/waitlist-page.tsx'
import { waitlistPages } from '#features/waitlist/waitlist-query.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/admin/waitlist')({
  beforeLoad: allow('admin'),
  loader: async ({ context: { queryClient } }) =>
    void (await queryClient.ensureInfiniteQueryData(waitlistPages())),
  head: () => titled('Waitlist'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="Waitlist" title="The waitlist could not be loaded" error={error} />
  ),
  component: WaitlistPage,
})
