import { createFileRoute, notFound, Outlet, redirect, rootRouteId } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { ErasureBanner } from '../features/accounts/settings/erasure-banner.tsx'
import { useOwnColors } from '../features/accounts/use-own-colors.ts'
import { NavigatorDock } from '../features/navigator/dock.tsx'
import { NotificationsMenu } from '../features/notifications/notifications-menu.tsx'
import { ErrorPage } from '../features/shell/error-page.tsx'
import { loadLinks } from '../features/shell/links.ts'
import { ShellSkeleton } from '../features/shell/shell-skeleton.tsx'
import { Shell } from '../features/shell/shell.tsx'
import { speakTo } from '../platform/language.ts'
import { usePreload } from '../platform/loading/preload.ts'
import { isOpenTo } from '../platform/navigation/guard.ts'
import { sessionState } from '../platform/session/auth.ts'
import { useFollowAccess } from '../platform/session/changed-role.ts'
import { loadMe, nobodyIfRefused, useMe } from '../platform/session/me.ts'
import { useRequestActions } from './-use-request-actions.tsx'

/** Only a demo has it, which loads it before its pages, so that they do not move. */
const DemoBanner = lazyComponent(() => import('../features/demo/demo-banner.tsx'), 'DemoBanner')
const CommandBar = lazyComponent(() => import('./-command-bar.tsx'), 'CommandBar')

/** Everything behind sign-in. After `/auth`, people return to the page they first requested. */
export const Route = createFileRoute('/_app')({
  // Every page of the app needs this route, so it is part of the first file.
  codeSplitGroupings: [],
  beforeLoad: async ({ context: { queryClient }, location, params }) => {
    const me =
      (await sessionState()) === 'signed-in' ? await loadMe(queryClient).catch(nobodyIfRefused) : null
    // oxlint-disable-next-line typescript/only-throw-error -- the router redirects when this is thrown.
    if (me && !isOpenTo(me, location.pathname)) throw redirect({ to: '/settings', replace: true })
    if (me) {
      // Offline, before they were ever loaded, the pages are there without them.
      await Promise.allSettled([loadLinks(me.role), speakTo(me), me.demoExpiresAt && DemoBanner.load()])
      return { me }
    }
    // An unknown path shows Not Found to everyone, signed in or not.
    // oxlint-disable-next-line typescript/only-throw-error -- the router shows Not Found when this is thrown.
    if ('_splat' in params && !location.pathname.startsWith('/family/'))
      throw notFound({ routeId: rootRouteId })
    const search = location.pathname === '/dashboard' ? {} : { next: location.href }
    // oxlint-disable-next-line typescript/only-throw-error -- the router redirects when this is thrown.
    throw redirect({ to: '/auth', search, replace: true })
  },
  // Only after the default time: what is shown once stays until the page has all its data. Offline that may never come, and
  // the sidebar, which needs only who it is, leads to the pages that are on this device.
  pendingMinMs: 0,
  pendingComponent: ShellSkeleton,
  errorComponent: ErrorPage,
  component: function AppRoute() {
    usePreload(CommandBar.load)
    const me = useMe()
    useOwnColors(me)
    useFollowAccess(me)
    const { actions, dialog } = useRequestActions()
    const banners = (
      <>
        {me.demoExpiresAt && (
          <Suspense>
            <DemoBanner me={me} />
          </Suspense>
        )}
        <ErasureBanner me={me} />
      </>
    )
    return (
      <Shell
        me={me}
        banner={banners}
        commandBar={(close, showShortcuts) => (
          <CommandBar me={me} onClose={close} onShortcuts={showShortcuts} />
        )}
        beside={me.role === 'student' && !me.needsTwoFactor && <NavigatorDock userId={me.userId} />}
        notifications={!me.needsTwoFactor && <NotificationsMenu userId={me.userId} actions={actions} />}
      >
        <Outlet />
        {dialog}
      </Shell>
    )
  },
})
