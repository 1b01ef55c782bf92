import { createFileRoute } from '@tanstack/react-router'
import { ComparePage } from '#features/schools/compare/compare-page.tsx'
import { compareSearch } from '#features/schools/compare/compare-search.ts'
import { loadCompared } from '#features/schools/compare/load-compared.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

/** Colleges side by side. The URL names them by their federal numbers: `?ids=173258,204796`. */
export const Route = createFileRoute('/_app/schools/compare')({
  validateSearch: compareSearch,
  beforeLoad: allow('student'),
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: ({ context: { queryClient }, deps: { ids } }) => {
    void queryClient.prefetchQuery(query('GET /profile'))
    void queryClient.prefetchQuery(query('GET /money/finances'))
    void queryClient.prefetchQuery(query('GET /schools/list'))
    void queryClient.prefetchQuery(query('GET /essays'))
    void queryClient.prefetchQuery(query('GET /advising/link'))
    return loadCompared(queryClient, ids)
  },
  head: () => titled('Compare'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => <PageError page="Compare" title="Error loading colleges" error={error} />,
  component: function CompareRoute() {
    const ids = Route.useLoaderData()
    const navigate = Route.useNavigate()
    return (
      <ComparePage
        key={ids.join()}
        ids={ids}
        onChange={(next) =>
          void navigate({ search: next.length > 0 ? { ids: next.join(',') } : {}, replace: true })
        }
      />
    )
  },
})
