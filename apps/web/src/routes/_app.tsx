import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { ErasureBanner } from '../features/accounts/settings/erasure-banner.tsx'
import { DemoBanner } from '../features/demo/demo-banner.tsx'
import { NotificationsMenu } from '../features/notifications/notifications-menu.tsx'
import { ErrorPage } from '../features/shell/error-page.tsx'
import { ShellSkeleton } from '../features/shell/shell-skeleton.tsx'
import { Shell } from '../features/shell/shell.tsx'
import { standing } from '../platform/auth.ts'
import { loadMe, useMe } from '../platform/me.ts'
import { useRequestActions } from './-use-request-actions.tsx'

/** Everything behind sign-in. After `/auth` people come back to the page they first asked for. */
export const Route = createFileRoute('/_app')({
  // Every page of the app has it, so it comes with the first file.
  codeSplitGroupings: [],
  beforeLoad: async ({ context: { queryClient }, location }) => {
    if ((await standing()) !== 'signed-in') {
      const search = location.pathname === '/dashboard' ? {} : { next: location.href }
      // oxlint-disable-next-line typescript/only-throw-error -- how the router is told to go elsewhere.
      throw redirect({ to: '/auth', search, replace: true })
    }
    return { me: await loadMe(queryClient) }
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: ShellSkeleton,
  errorComponent: ErrorPage,
  component: function AppRoute() {
    const me = useMe()
    const { actions, dialog } = useRequestActions()
    const banners = (
      <>
        <DemoBanner me={me} />
        <ErasureBanner me={me} />
      </>
    )
    return (
      <Shell
        me={me}
        banner={banners}
        notifications={<NotificationsMenu userId={me.userId} actions={actions} />}
      >
        <Outlet />
        {dialog}
      </Shell>
    )
  },
})
