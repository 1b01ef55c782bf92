import { createFileRoute } from '@tanstack/react-router'
import { StudentError } from '#features/advising/students/student-error.tsx'
import { AdvisedComparePage } from '#features/schools/compare/advised-compare-page.tsx'
import { compareSearch } from '#features/schools/compare/compare-search.ts'
import { loadCompared } from '#features/schools/compare/load-compared.ts'
import { query } from '#platform/api.ts'
import { allow } from '#platform/guard.ts'
import { titled } from '#platform/title.ts'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

/** A comparison that a student has sent their advisor the link of. */
export const Route = createFileRoute('/_app/advisor/students/$studentId_/compare')({
  validateSearch: compareSearch,
  beforeLoad: allow('advisor'),
  // The student reads who looked; pointing at a name is no look.
  preload: false,
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: async ({ context: { queryClient }, params: { studentId }, deps: { ids } }) => {
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
