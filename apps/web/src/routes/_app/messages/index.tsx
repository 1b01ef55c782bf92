import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '#features/messages/messages-page.tsx'
import { threadListPages } from '#features/messages/thread-query.ts'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'

export const Route = createFileRoute('/_app/messages/')({
  beforeLoad: allow('student', 'advisor'),
  loader: ({ context: { queryClient } }) => void queryClient.prefetchInfiniteQuery(threadListPages()),
  head: () => titled('Messages'),
  component: function MessagesRoute() {
    const { me } = Route.useRouteContext()
    return <MessagesPage role={me.role} />
  },
})
