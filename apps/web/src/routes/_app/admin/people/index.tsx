import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '#features/people/people-page.tsx'
import { peopleSearch } from '#features/people/people-search.ts'
import { beforePage } from '#platform/loading/before-page.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { Filtered } from '#ui/filtered.tsx'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/admin/people/')({
  validateSearch: peopleSearch,
  beforeLoad: allow('admin'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    void queryClient.prefetchQuery(query('GET /people/summary'))
    await beforePage(cause, queryClient.ensureInfiniteQueryData(pagesOf('GET /people', deps)))
  },
  head: () => titled('People'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="People" title="The accounts could not be loaded" error={error} />
  ),
  component: function PeopleRoute() {
    return <Filtered search={Route.useSearch()}>{(search) => <PeoplePage search={search} />}</Filtered>
  },
})
