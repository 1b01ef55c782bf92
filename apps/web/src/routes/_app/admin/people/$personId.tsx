import { createFileRoute } from '@tanstack/react-router'
import { Caseload } from '#features/advising/caseload/caseload.tsx'
import { PersonPage } from '#features/people/person/person-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { MissingOrFailed } from '#ui/missing-or-failed.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'

export const Route = createFileRoute('/_app/admin/people/$personId')({
  beforeLoad: allow('admin'),
  loader: ({ context: { queryClient }, params: { personId: id } }) =>
    queryClient.ensureQueryData({ ...query('GET /people/{id}', { id }), revalidateIfStale: true }),
  head: ({ loaderData }) => titled(loaderData?.fullName || 'People'),
  pendingComponent: PageSkeleton,
  errorComponent: ({ error }) => (
    <MissingOrFailed
      error={error}
      page="People"
      failed="The account could not be loaded"
      missing="Person not found"
      why="There is no account here, or it has been deleted."
      to="/admin/people"
      back="People"
    />
  ),
  component: function PersonRoute() {
    const { personId } = Route.useParams()
    return <PersonPage key={personId} id={personId} caseload={(advisor) => <Caseload advisor={advisor} />} />
  },
})
