import { createFileRoute } from '@tanstack/react-router'
import { EditorPage } from '#features/essays/editor/editor-page.tsx'
import { EditorSkeleton } from '#features/essays/editor/editor-skeleton.tsx'
import { searchInUrl } from '#features/essays/list/essays-search.ts'
import { essayInTab } from '#features/essays/words.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { MissingOrFailed } from '#ui/missing-or-failed.tsx'

/** The editor of one essay. Its URL also keeps how the list was shown, for the way back. */
export const Route = createFileRoute('/_app/essays/$essayId')({
  validateSearch: searchInUrl,
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient }, params: { essayId: id } }) => {
    void queryClient.prefetchQuery(query('GET /essays'))
    void queryClient.prefetchQuery(query('GET /schools/list'))
    return queryClient.ensureQueryData({ ...query('GET /essays/{id}', { id }), revalidateIfStale: true })
  },
  head: ({ loaderData }) => titled(loaderData ? essayInTab(loaderData) : 'Essay'),
  pendingComponent: EditorSkeleton,
  errorComponent: ({ error }) => (
    <MissingOrFailed
      error={error}
      page="Essay Management"
      failed="Error loading essays"
      missing="Essay not found"
      why="It may have been deleted. If so, it stays in the trash for a while."
      to="/essays"
      back="Essay Management"
    />
  ),
  component: function EditorRoute() {
    const { me } = Route.useRouteContext()
    const { essayId } = Route.useParams()
    return <EditorPage key={essayId} id={essayId} me={me} search={Route.useSearch()} />
  },
})
