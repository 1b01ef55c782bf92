import { createFileRoute } from '@tanstack/react-router'
import { EssaysError } from '../../../features/essays/list/essays-error.tsx'
import { EssaysPage } from '../../../features/essays/list/essays-page.tsx'
import { essaysSearch } from '../../../features/essays/list/essays-search.ts'
import { EssaysSkeleton } from '../../../features/essays/list/essays-skeleton.tsx'
import { query } from '../../../platform/api.ts'
import { allow } from '../../../platform/guard.ts'
import { titled } from '../../../platform/title.ts'

export const Route = createFileRoute('/_app/essays/')({
  validateSearch: essaysSearch,
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData({ ...query('GET /essays'), revalidateIfStale: true }),
      queryClient.ensureQueryData({ ...query('GET /schools/list'), revalidateIfStale: true }),
    ]),
  head: () => titled('Essay Management'),
  pendingComponent: EssaysSkeleton,
  errorComponent: EssaysError,
  component: function EssaysRoute() {
    const { me } = Route.useRouteContext()
    return <EssaysPage me={me} search={Route.useSearch()} />
  },
})
