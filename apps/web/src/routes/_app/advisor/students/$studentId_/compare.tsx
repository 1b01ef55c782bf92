import { createFileRoute } from '@tanstack/react-router'
import { partQueries } from '#features/advising/students/part-query.ts'
import { StudentError } from '#features/advising/students/student-error.tsx'
import { AdvisedComparePage } from '#features/colleges/compare/advised-compare-page.tsx'
import { compareSearch } from '#features/colleges/compare/compare-search.ts'
import { loadCompared } from '#features/colleges/compare/load-compared.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

/** A student's comparison of colleges, opened from the link that the student sent to their advisor. */
export const Route = createFileRoute('/_app/advisor/students/$studentId_/compare')({
  validateSearch: compareSearch,
  beforeLoad: allow('advisor'),
  // The student can read who looked, and hovering over a name must not count as a look.
  preload: false,
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: async ({ context: { queryClient }, params: { studentId }, deps: { ids } }) => {
    // The odds count the plans and majors of the list; the page does not wait for it.
    void queryClient.prefetchQuery(partQueries.list(studentId))
    await queryClient.ensureQueryData({
      ...query('GET /advising/students/{id}', { id: studentId }),
      revalidateIfStale: true,
    })
    return loadCompared(queryClient, ids)
  },
  head: () => titled('Compare'),
  pendingComponent: PageSkeleton,
  errorComponent: StudentError,
  component: function AdvisedCompareRoute() {
    const { studentId } = Route.useParams()
    return <AdvisedComparePage ids={Route.useLoaderData()} studentId={studentId} />
  },
})
