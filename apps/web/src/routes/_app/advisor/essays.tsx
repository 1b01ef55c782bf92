import { createFileRoute } from '@tanstack/react-router'
import { QueuePage } from '#features/essays/reads/queue-page.tsx'
import { queueSearch } from '#features/essays/reads/words.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { Filtered } from '#ui/filtered.tsx'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

/** The essays that students share with an advisor. */
export const Route = createFileRoute('/_app/advisor/essays')({
  validateSearch: queueSearch,
  loaderDeps: ({ search }) => search,
  beforeLoad: allow('advisor'),
  // The students can read who looked, and hovering over the link must not count as a look.
  preload: false,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureInfiniteQueryData({ ...pagesOf('GET /essays/reads', deps), revalidateIfStale: true }),
  head: () => titled('Essays'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => <PageError page="Essays" title="Error loading essays" error={error} />,
  component: function QueueRoute() {
    return <Filtered search={Route.useSearch()}>{(shown) => <QueuePage search={shown} />}</Filtered>
  },
})
