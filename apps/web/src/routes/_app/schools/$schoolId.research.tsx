import { createFileRoute } from '@tanstack/react-router'
import { SchoolDeadlines } from '#features/deadlines/school-deadlines.tsx'
import { SchoolEssays } from '#features/essays/school-essays.tsx'
import { ResearchPage } from '#features/list/research/research-page.tsx'
import { ResearchSkeleton } from '#features/list/research/research-skeleton.tsx'
import { SchoolNotFound } from '#features/list/research/school-not-found.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { isMissing } from '#ui/is-missing.ts'
import { PageError } from '#ui/page-error.tsx'

/** One school of the student's list; `schoolId` is the list entry's id. */
export const Route = createFileRoute('/_app/schools/$schoolId/research')({
  beforeLoad: allow('student'),
  loader: async ({ context: { queryClient }, params: { schoolId: id } }) => {
    // These show their own placeholders, or nothing until they are loaded.
    void queryClient.prefetchQuery(query('GET /schools/list/{id}/research', { id }))
    void queryClient.prefetchQuery(query('GET /schools/list'))
    void queryClient.prefetchQuery(query('GET /profile'))
    void queryClient.prefetchQuery(query('GET /money/finances'))
    void queryClient.prefetchQuery(query('GET /essays'))
    void queryClient.prefetchQuery(query('GET /essays/asked'))
    void queryClient.prefetchQuery(query('GET /deadlines'))
    const page = query('GET /schools/list/{id}', { id })
    try {
      const { name } = await queryClient.ensureQueryData({ ...page, revalidateIfStale: true })
      return { name }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  },
  head: ({ loaderData }) => titled(loaderData?.name ?? 'School not found'),
  pendingComponent: ResearchSkeleton,
  errorComponent: ({ error }) => (
    <PageError page="My School List" title="Error loading schools" error={error} />
  ),
  component: function ResearchRoute() {
    const { schoolId } = Route.useParams()
    if (!Route.useLoaderData()) return <SchoolNotFound />
    return (
      <ResearchPage
        key={schoolId}
        id={schoolId}
        essays={<SchoolEssays entryId={schoolId} />}
        deadlines={<SchoolDeadlines entryId={schoolId} />}
      />
    )
  },
})
