import { say } from '@bearings/domain/say'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { claimDevice, isShared, setShared, storageKey } from '../device.ts'
import { draftKeysOf, keepDraftsOf } from '../drafts/draft-storage.ts'
import { loadNow } from '../loading/preload.ts'
import { whenSettled } from '../loading/when-settled.ts'
import { notify, removeToast } from '../notify.ts'
import { clearOfflineCache, startOfflineCache } from '../offline-cache/offline-cache.ts'
import type { OfflineQueue } from '../offline-queue/offline-queue.ts'
import { ending, isUnexpired, loadAuthClient } from './auth.ts'
import { renewIfRoleChanged } from './changed-role.ts'
import { clientReady } from './client-ready.ts'
import { storedSession } from './session-storage.ts'

/**
 * Follows the session in every tab. When it ends, for whatever reason and in whichever tab, the data that was
 * read and the page are removed. Unsaved typing stays on this device for the person who typed it, until they
 * sign out themselves (see `features/shell/sign-out`) or another person signs in.
 */
export function watchSession(router: AnyRouter, queryClient: QueryClient, waiting: OfflineQueue): void {
  /** The person whose data this tab has read. */
  let signedInUser: string | null = null
  /** The toast about a session that ended elsewhere. */
  let farewell: string | null = null

  const stored = storedSession()
  if (stored && isUnexpired(stored)) void welcome(stored.user.id)
  void clientReady.then((auth) =>
    auth.onAuthStateChange((event, session) => {
      // Tabs also receive the event of a session that belongs to one other tab, and a client that was loaded
      // only to end the session first reports that there is one.
      if (session && (ending.isOwn || storedSession()?.user.id !== session.user.id)) return
      if (session) void welcome(session.user.id)
      // A first check without a session may only mean that the server is unreachable. Tabs also receive the
      // event when a tab with its own session, on a shared computer, signs out.
      else if (event === 'SIGNED_OUT' && !storedSession()) void leave()
    }),
  )
  // From then on, the session is renewed before it expires.
  void whenSettled(queryClient, new AbortController().signal).then(() => {
    loadNow(loadAuthClient)
    loadNow(() => renewIfRoleChanged(queryClient))
  })
  // When another page of ours stores a session, such as a demo's, the client in this tab is not notified.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey || isShared()) return
    const user = userIn(newValue)
    void (user ? welcome(user) : leave())
    // Someone who signs in in another tab is signed in here too.
    if (user && router.state.location.pathname === '/auth') void router.invalidate()
  })

  async function leave() {
    const left = signedInUser
    signedInUser = null
    const { isOwn } = ending
    ending.isOwn = false
    if (isOwn) setShared(false)
    waiting.end()
    await clearOfflineCache()
    const { href } = router.state.location
    await goTo('/auth', isOwn || href === '/dashboard' ? {} : { next: href })
    queryClient.clear()
    if (left === null || isOwn) return
    const hasDrafts = draftKeysOf(left).length > 0
    // Its reader may be away from the computer, so it stays.
    farewell = notify({
      title: say('You have been signed out'),
      message: hasDrafts
        ? say('Your unsaved work is kept on this device. Sign in to continue.')
        : say('Sign in to continue.'),
      color: 'brass',
      autoClose: false,
    })
  }

  async function welcome(user: string) {
    const before = signedInUser
    signedInUser = user
    keepDraftsOf(user)
    if (claimDevice(user, storedSession()?.user.app_metadata?.demo)) await clearOfflineCache()
    if (before === user) return
    if (farewell !== null) removeToast(farewell)
    farewell = null
    if (before !== null) {
      waiting.end()
      queryClient.clear()
    }
    void waiting.begin(user)
    if (!isShared()) startOfflineCache(queryClient, user)
    if (before !== null) await goTo('/dashboard', {})
  }

  /** Navigates from the app's pages only: the sign-in pages go on by themselves. */
  async function goTo(to: string, search: { next?: string }) {
    if (/^\/auth(\/|$)/.test(router.state.location.pathname)) return
    await router.navigate({ to, search, replace: true, ignoreBlocker: true })
    await router.invalidate()
  }
}

function userIn(stored: string | null): string | null {
  try {
    const session = JSON.parse(stored ?? 'null') as { user?: { id?: string } } | null
    return session?.user?.id ?? null
  } catch {
    return null
  }
}
