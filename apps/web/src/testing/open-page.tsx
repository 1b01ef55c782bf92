import '../platform/theme/layers.css'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '../platform/theme/tokens.css'
import '../platform/theme/fonts.css'
import '../platform/theme/global.css'
import '../platform/theme/controls.css'
import '../ui/layout.css'
import '../ui/looks.css'
import { refused } from '@bearings/client/testing/answers'
import { type Answers, createFakeServer } from '@bearings/client/testing/fake-server'
import type { Me } from '@bearings/domain/accounts/schema'
import type { Role } from '@bearings/domain/actor'
import { Failure } from '@bearings/domain/failure'
import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { createBrowserHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { page } from 'vitest/browser'
import { ErrorPage } from '../features/shell/error-page.tsx'
import { storageKey } from '../platform/device.ts'
import { keepFocus } from '../platform/focus/keep-focus.ts'
import { keepLinkedLanguage } from '../platform/language.ts'
import { dropUnknownSearch } from '../platform/navigation/known-search.ts'
import { queryClient } from '../platform/queries/query-client.ts'
import { keepEscapeForOpenLists } from '../platform/select-lists.ts'
import { cssVariablesResolver, theme } from '../platform/theme/theme.ts'
import { routeTree } from '../route-tree.gen.ts'
import { Toasts } from '../ui/toasts.tsx'
import { stopEmulating } from './emulate.ts'

type Options = {
  /** Whose page it is; `null` for somebody who is signed out. */
  as?: Role | null
  me?: Partial<Me>
  answers?: Answers
  /** What the sign-in service says of itself. */
  signIn?: { school_name?: string; school_only?: boolean }
  width?: number
  height?: number
  scheme?: 'light' | 'dark'
}

/** Who opens a page, unless a test says otherwise. */
export const maya = { fullName: 'Maya Okafor', email: 'maya@example.org', timeZone: 'America/New_York' }
const realFetch = window.fetch
let open: { root: Root; place: HTMLElement } | null = null
let complaints: string[] = []
keepEscapeForOpenLists()
keepFocus()
dropUnknownSearch(routeTree)
const complain = console.error
console.error = (...words: unknown[]) => {
  complaints.push(words.map(String).join(' '))
  complain(...words)
}

/**
 * Opens a page of the app for a person, in a browser without a server: what the page asks for comes from `answers`,
 * and otherwise as from empty tables. Returns what the page has asked so far.
 */
export async function openPage(
  path: string,
  {
    as = 'student',
    me = {},
    answers = {},
    signIn: settings = {},
    width = 1440,
    height = 900,
    scheme = 'light',
  }: Options = {},
) {
  close()
  await page.viewport(width, height)
  let known = { ...maya, role: as ?? 'student', ...me }
  const server = createFakeServer({
    'GET /me': as === null ? refused('UNAUTHORIZED') : () => known,
    'PATCH /me': (changes) => (known = Object.assign({}, known, changes)),
    ...answers,
  })
  window.fetch = async (request, init) => {
    const url = new URL(request instanceof Request ? request.url : request, window.location.origin)
    if (url.pathname === '/api/v1/notifications/stream') return new Response(new ReadableStream())
    if (url.pathname === '/auth/v1/settings') return Response.json(settings)
    const body = typeof init?.body === 'string' ? init.body : ''
    return (await server.respond(init?.method ?? 'GET', url, body)) ?? realFetch(request, init)
  }
  if (as) signIn(as)
  window.history.replaceState(null, '', path)
  keepLinkedLanguage()
  const router = createRouter({
    routeTree,
    history: createBrowserHistory(),
    context: { queryClient },
    defaultErrorComponent: ErrorPage,
    defaultPendingMinMs: 0,
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, {
    // What the server refuses is shown, as in the app.
    onCaughtError: (error) => {
      if (!(error instanceof Failure)) console.error(error)
    },
  })
  open = { root, place }
  root.render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={scheme}>
      <QueryClientProvider client={queryClient}>
        <Toasts />
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { asked: server.asked, router }
}

/** A session of an hour, as sign-in leaves it on the device. */
function signIn(role: Role) {
  const now = Math.floor(Date.now() / 1000)
  const user = { id: crypto.randomUUID(), created_at: new Date().toISOString(), user_metadata: { role } }
  const session = {
    access_token: `e30.${btoa(JSON.stringify({ aal: 'aal1' }))}.signed`,
    expires_at: now + 3600,
    user,
  }
  localStorage.setItem(storageKey, JSON.stringify({ ...session, expires_in: 3600, refresh_token: 'a' }))
}

function close() {
  open?.root.unmount()
  open?.place.remove()
  open = null
  notifications.clean()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  window.fetch = realFetch
  // What a test has done to the network ends with it.
  onlineManager.setOnline(true)
}

/** Closes the page after a test. @throws if it complained, as React does of what is wrong but goes on. */
export async function endTest(): Promise<void> {
  const told = complaints
  complaints = []
  close()
  await stopEmulating()
  if (told.length > 0) throw new Error(`The page complained: ${told.join('; ')}`)
}
