import { createFileRoute } from '@tanstack/react-router'
import { ResearchError } from '../../../features/schools/research/research-error.tsx'
import { ResearchPage } from '../../../features/schools/research/research-page.tsx'
import { ResearchSkeleton } from '../../../features/schools/research/research-skeleton.tsx'
import { query } from '../../../platform/api.ts'
import { allow } from '../../../platform/guard.ts'
import { titled } from '../../../platform/title.ts'

/** One school of the list: `schoolId` is the entry's id. */
export const Route = createFileRoute('/_app/schools/$schoolId/research')({
  beforeLoad: allow('student'),
  loader: async ({ context: { queryClient }, params: { schoolId: id } }) => {
    void queryClient.prefetchQuery(query('GET /profile'))
    const page = query('GET /schools/list/{id}', { id })
    return queryClient.ensureQueryData({ ...page, revalidateIfStale: true })
  },
  head: ({ loaderData }) => titled(loaderData?.name ?? 'Research'),
  pendingComponent: ResearchSkeleton,
  errorComponent: ResearchError,
  component: function ResearchRoute() {
    const { schoolId } = Route.useParams()
    return <ResearchPage key={schoolId} id={schoolId} />
  },
})
