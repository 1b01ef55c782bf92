import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '#features/messages/messages-page.tsx'
import { threadListPages, threadPages } from '#features/messages/thread-query.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'

export const Route = createFileRoute('/_app/messages/$personId')({
  beforeLoad: allow('student', 'advisor'),
  loader: ({ context: { queryClient }, params: { personId } }) => {
    void queryClient.prefetchInfiniteQuery(threadListPages())
    void queryClient.prefetchInfiniteQuery(threadPages(personId))
  },
  head: () => titled('Messages'),
  component: function ThreadRoute() {
    const { personId } = Route.useParams()
    const { me } = Route.useRouteContext()
    return <MessagesPage role={me.role} personId={personId} />
  },
})
