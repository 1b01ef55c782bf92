import { createFileRoute } from '@tanstack/react-router'
import { use } from 'react'
import { ComparePage } from '#features/colleges/compare/compare-page.tsx'
import { compareSearch, idsIn } from '#features/colleges/compare/compare-search.ts'
import { loadCompared } from '#features/colleges/compare/load-compared.ts'
import { beforePage } from '#platform/loading/before-page.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { Filtered } from '#ui/filtered.tsx'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

/** Colleges side by side. The URL names them by their federal numbers: `?ids=173258,204796`. */
export const Route = createFileRoute('/_app/schools/compare')({
  validateSearch: compareSearch,
  beforeLoad: allow('student'),
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: async ({ context: { queryClient }, deps: { ids }, cause }) => {
    void queryClient.prefetchQuery(query('GET /profile'))
    void queryClient.prefetchQuery(query('GET /money/finances'))
    void queryClient.prefetchQuery(query('GET /schools/list'))
    void queryClient.prefetchQuery(query('GET /essays'))
    void queryClient.prefetchQuery(query('GET /advising/link'))
    const found = loadCompared(queryClient, ids)
    await beforePage(cause, found)
    return { found }
  },
  head: () => titled('Compare'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => <PageError page="Compare" title="Error loading colleges" error={error} />,
  component: function CompareRoute() {
    const { found } = Route.useLoaderData()
    const navigate = Route.useNavigate()
    // What is shown may lag behind the URL, which has every choice made so far.
    const change = (next: (ids: number[]) => number[]) =>
      void navigate({
        search: ({ ids }) => compareSearch({ ids: next(idsIn(ids)).join(',') }),
        replace: true,
      })
    return (
      <Filtered search={found}>
        {(shown) => (
          <ComparePage
            ids={use(shown)}
            onAdd={(unitid) => change((ids) => [...ids, unitid])}
            onRemove={(unitid) => change((ids) => ids.filter((id) => id !== unitid))}
          />
        )}
      </Filtered>
    )
  },
})
