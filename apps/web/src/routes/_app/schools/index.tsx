import type { Role } from '@bearings/domain/actor'
import { createFileRoute } from '@tanstack/react-router'
import { AddAskedButton } from '#features/essays/asked/add-asked-button.tsx'
import { listSearch } from '#features/list/overview/list-search.ts'
import { ListSkeleton } from '#features/list/overview/list-skeleton.tsx'
import { SchoolsPage } from '#features/list/overview/schools-page.tsx'
import { beforePage } from '#platform/loading/before-page.ts'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { useMe } from '#platform/session/me.ts'
import { Filtered } from '#ui/filtered.tsx'
import { PageError } from '#ui/page-error.tsx'

// Loaded lazily, because students never need the admins' page.
const AllListsPage = lazyComponent(
  () => import('#features/list/all-lists/all-lists-page.tsx'),
  'AllListsPage',
)

/** My School List; for an admin, All School Lists. */
export const Route = createFileRoute('/_app/schools/')({
  validateSearch: listSearch,
  beforeLoad: allow('student', 'admin'),
  loaderDeps: ({ search: { q, status } }) => ({ q, status }),
  loader: async ({ context: { queryClient, me }, deps, cause }) => {
    if (me.role === 'admin')
      return beforePage(cause, queryClient.ensureInfiniteQueryData(pagesOf('GET /schools/all-lists', deps)))
    void queryClient.prefetchQuery(query('GET /profile'))
    void queryClient.prefetchQuery(query('GET /money/finances'))
    void queryClient.prefetchQuery(query('GET /schools/list/target'))
    void queryClient.prefetchQuery(query('GET /essays'))
    void queryClient.prefetchQuery(query('GET /essays/asked'))
    void queryClient.prefetchQuery(query('GET /schools/list/asked'))
    await queryClient.ensureQueryData({ ...query('GET /schools/list'), revalidateIfStale: true })
  },
  head: ({ match }) => titled(titleOf(match.context.me.role)),
  pendingComponent: ListSkeleton,
  errorComponent: function SchoolsError({ error }) {
    const { role } = useMe()
    return <PageError page={titleOf(role)} title="Error loading schools" error={error} />
  },
  component: function SchoolsRoute() {
    const { role } = useMe()
    const search = Route.useSearch()
    if (role !== 'admin') return <SchoolsPage search={search} Asked={AddAskedButton} />
    return <Filtered search={search}>{(shown) => <AllListsPage search={shown} />}</Filtered>
  },
})

function titleOf(role: Role): string {
  return role === 'admin' ? 'All School Lists' : 'My School List'
}
