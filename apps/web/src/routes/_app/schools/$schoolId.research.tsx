import { Failure } from '@bearings/domain/failure'
import { createFileRoute } from '@tanstack/react-router'
import { SchoolsError } from '../../../features/schools/list/schools-error.tsx'
import { ResearchPage } from '../../../features/schools/research/research-page.tsx'
import { ResearchSkeleton } from '../../../features/schools/research/research-skeleton.tsx'
import { SchoolNotFound } from '../../../features/schools/research/school-not-found.tsx'
import { query } from '../../../platform/api.ts'
import { allow } from '../../../platform/guard.ts'
import { titled } from '../../../platform/title.ts'

/** One school of the list: `schoolId` is the entry's id. */
export const Route = createFileRoute('/_app/schools/$schoolId/research')({
  beforeLoad: allow('student'),
  loader: async ({ context: { queryClient }, params: { schoolId: id } }) => {
    void queryClient.prefetchQuery(query('GET /profile'))
    const page = query('GET /schools/list/{id}', { id })
    try {
      const { name } = await queryClient.ensureQueryData({ ...page, revalidateIfStale: true })
      return { name }
    } catch (error) {
      if (isUnknown(error)) return null
      throw error
    }
  },
  head: ({ loaderData }) => titled(loaderData?.name ?? 'School not found'),
  pendingComponent: ResearchSkeleton,
  errorComponent: SchoolsError,
  component: function ResearchRoute() {
    const { schoolId } = Route.useParams()
    return Route.useLoaderData() ? <ResearchPage key={schoolId} id={schoolId} /> : <SchoolNotFound />
  },
})

/** No school of this list has the id, or it is none at all. */
function isUnknown(error: unknown): boolean {
  return error instanceof Failure && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT')
}
