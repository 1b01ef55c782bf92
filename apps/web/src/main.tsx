import './platform/loading/first.ts'
import './platform/theme/layers.css'
import 'virtual:mantine-styles'
import '@mantine/notifications/styles.layer.css'
import './platform/theme/tokens.css'
import './platform/theme/fonts.css'
import './platform/theme/global.css'
import './platform/theme/controls.css'
import './ui/layout.css'
import './ui/looks.css'
import './features/shell/first-frame.css'
import './features/accounts/sign-in/first-form.css'
import './features/colleges/find/first-view.css'
import { Failure } from '@bearings/domain/failure'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorPage } from './features/shell/error-page.tsx'
import { colorSchemeKey } from './platform/device.ts'
import { keepFocus } from './platform/focus/keep-focus.ts'
import { warnAboutCutText } from './platform/form/warn-about-cut-text.ts'
import { keepLinkedLanguage } from './platform/language.ts'
import { isPageNotLoaded, preloadPages } from './platform/loading/pages-offline.ts'
import { dropUnknownSearch } from './platform/navigation/known-search.ts'
import { paintPressFirst } from './platform/navigation/paint-press-first.ts'
import { markPressedLinks } from './platform/navigation/pressed-link.ts'
import { showCacheOffline } from './platform/offline-cache/offline-cache.ts'
import { createOfflineQueue } from './platform/offline-queue/offline-queue.ts'
import { queryClient } from './platform/queries/query-client.ts'
import { keepEscapeForOpenLists } from './platform/select-lists.ts'
import { watchSession } from './platform/session/session.ts'
import { markScrollBars } from './platform/theme/mark-scroll-bars.ts'
import { cssVariablesResolver, theme } from './platform/theme/theme.ts'
import { routeTree } from './route-tree.gen.ts'
import { Toasts } from './ui/toasts.tsx'

const pendingMs = 500

keepLinkedLanguage()
dropUnknownSearch(routeTree)
const router = createRouter({
  routeTree,
  history: paintPressFirst(createBrowserHistory()),
  context: { queryClient },
  defaultPreload: 'intent',
  scrollRestoration: true,
  // A skeleton appears only when loading takes noticeably long: React shows what follows it 300 ms later at the
  // earliest, so that a page that is nearly there would come later with a skeleton than without. Until then, a line
  // along the top and the pressed link show that it is on its way.
  defaultPendingMs: pendingMs,
  defaultPendingMinMs: 200,
  defaultErrorComponent: ErrorPage,
})
const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey })
const waiting = createOfflineQueue(
  queryClient,
  async () => (await import('./routes/-offline-changes.ts')).startOfflineQueue,
)
markScrollBars()
keepEscapeForOpenLists()
keepFocus()
markPressedLinks(router)
watchSession(router, queryClient, waiting)
warnAboutCutText()
preloadPages(router, queryClient)
void showCacheOffline(queryClient, waiting.show).then(waiting.takeUp).then(load).then(show)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/**
 * Waits for the first page before anything is rendered. The HTML already shows a frame
 * (`features/shell/first-frame.css`), and most data was requested before the code loaded
 * (`platform/prefetch`). A skeleton would take the CPU time that the page itself needs, so it replaces the
 * frame only after a second, and the colleges of `features/colleges/find/first-view.css` only after three.
 */
function load(): Promise<unknown> {
  const isVisible = (selector: string) => !!document.querySelector(selector)?.getClientRects().length
  const patience = isVisible('.first-view') ? 3000 : isVisible('.first-frame') ? 1000 : pendingMs
  const waited = new Promise((resolve) => setTimeout(resolve, patience))
  return Promise.race([router.load().catch(() => {}), waited])
}

function show() {
  const root = createRoot(document.getElementById('root')!, {
    // A refusal by the server is shown on the page and is not a bug, so it is not logged.
    onCaughtError: (error) => {
      if (!(error instanceof Failure) && !isPageNotLoaded(error)) console.error(error)
    },
  })
  const app = (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
      >
        <QueryClientProvider client={queryClient}>
          <Toasts />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  )
  // Renders in slices, between which a slow phone can respond to touch.
  startTransition(() => root.render(app))
}
