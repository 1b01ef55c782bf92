import { createFileRoute } from '@tanstack/react-router'
import { foundPages } from '#features/notifications/page/found-pages.ts'
import { NotificationsPage } from '#features/notifications/page/notifications-page.tsx'
import { notificationsSearch } from '#features/notifications/page/notifications-search.ts'
import { titled } from '#platform/navigation/title.ts'
import { useMe } from '#platform/session/me.ts'
import { useRequestActions } from '../-use-request-actions.tsx'

export const Route = createFileRoute('/_app/notifications')({
  validateSearch: notificationsSearch,
  loaderDeps: ({ search }) => search,
  // The page itself shows that it is loading, and what went wrong.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchInfiniteQuery(foundPages(deps)),
  head: () => titled('Notifications'),
  component: function NotificationsRoute() {
    const { actions, dialog } = useRequestActions()
    return (
      <>
        <NotificationsPage role={useMe().role} search={Route.useSearch()} actions={actions} />
        {dialog}
      </>
    )
  },
})
