import { createFileRoute } from '@tanstack/react-router'
import { EssaysError } from '../../../features/essays/list/essays-error.tsx'
import { EssaysSkeleton } from '../../../features/essays/list/essays-skeleton.tsx'
import { TrashPage } from '../../../features/essays/trash/trash-page.tsx'
import { query } from '../../../platform/api.ts'
import { allow } from '../../../platform/guard.ts'
import { titled } from '../../../platform/title.ts'

export const Route = createFileRoute('/_app/essays/trash')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData({ ...query('GET /essays/trash'), revalidateIfStale: true }),
  head: () => titled('Trash'),
  pendingComponent: EssaysSkeleton,
  errorComponent: EssaysError,
  component: function TrashRoute() {
    const { me } = Route.useRouteContext()
    return <TrashPage me={me} />
  },
})
