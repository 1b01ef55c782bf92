import { createFileRoute } from '@tanstack/react-router'
import { EssaysSkeleton } from '#features/essays/list/essays-skeleton.tsx'
import { TrashPage } from '#features/essays/trash/trash-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'

export const Route = createFileRoute('/_app/essays/trash')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData({ ...query('GET /essays/trash'), revalidateIfStale: true }),
  head: () => titled('Trash'),
  pendingComponent: EssaysSkeleton,
  errorComponent: ({ error }) => <PageError page="Trash" title="Error loading essays" error={error} />,
  component: function TrashRoute() {
    const { me } = Route.useRouteContext()
    return <TrashPage me={me} />
  },
})
