import { Failure } from '@bearings/domain/failure'
import { createFileRoute } from '@tanstack/react-router'
import { ReadingPage } from '#features/essays/reading/reading-page.tsx'
import { ReadingSkeleton } from '#features/essays/reading/reading-skeleton.tsx'
import type { Queue } from '#features/essays/reads/use-place.ts'
import { queueSearch } from '#features/essays/reads/words.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { MissingOrFailed } from '#ui/missing-or-failed.tsx'

/** A shared essay, as the student's advisor reads it. */
export const Route = createFileRoute('/_app/advisor/students/$studentId_/essays/$essayId')({
  /** The part of the queue that the essay was opened from. */
  validateSearch: ({ queue }: Record<string, unknown>): { queue?: Queue } => {
    const known = queue === 'all' ? queue : queueSearch({ standing: queue }).standing
    return known ? { queue: known } : {}
  },
  beforeLoad: allow('advisor'),
  // The student can read who looked, and hovering over a name must not count as a look.
  preload: false,
  loader: async ({ context: { queryClient }, params: { studentId, essayId: id } }) => {
    void queryClient.prefetchQuery(query('GET /essays/{id}/comments', { id }))
    const essay = await queryClient.ensureQueryData({
      ...query('GET /essays/{id}', { id }),
      revalidateIfStale: true,
    })
    if (essay.student.id !== studentId) throw new Failure('NOT_FOUND')
    return essay
  },
  head: ({ loaderData }) => titled(loaderData ? `${loaderData.student.fullName}’s essay` : 'Essay'),
  pendingComponent: ReadingSkeleton,
  errorComponent: ({ error }) => (
    <MissingOrFailed
      error={error}
      page="Essay"
      failed="Error loading essays"
      missing="Essay not found"
      why="The student may have deleted it, or no longer shares it with you."
      to="/advisor/dashboard"
      back="Advisor Dashboard"
    />
  ),
  component: function ReadingRoute() {
    const { me } = Route.useRouteContext()
    const { essayId } = Route.useParams()
    const { queue } = Route.useSearch()
    return <ReadingPage key={essayId} id={essayId} me={me} queue={queue} />
  },
})
