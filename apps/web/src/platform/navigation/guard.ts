import type { Me } from '@bearings/domain/accounts/schema'
import type { Role } from '@bearings/domain/actor'
import { redirect } from '@tanstack/react-router'
import { parsedUrl } from './parsed-url.ts'

/** Returns a route's `beforeLoad` that opens it to these roles. Everyone else goes to their own home. */
export function allow(...roles: Role[]) {
  const guard = ({ context: { me } }: { context: { me: Me } }) => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router redirects when this is thrown.
    if (!roles.includes(me.role)) throw redirect({ to: '/dashboard', replace: true })
  }
  return Object.assign(guard, { roles })
}

/**
 * Returns whether a page behind sign-in may open. Someone who still has to set up two-factor sign-in sees
 * only the settings.
 */
export function isOpenTo({ needsTwoFactor }: Pick<Me, 'needsTwoFactor'>, pathname: string): boolean {
  return !needsTwoFactor || /^\/settings\/?$/.test(pathname)
}

/** Returns the page where someone lands after signing in. */
export function homeOf(role: Role): '/advisor/dashboard' | '/dashboard' | '/family/$' {
  if (role === 'guardian') return '/family/home' as '/family/$'
  return role === 'advisor' ? '/advisor/dashboard' : '/dashboard'
}

/** Reads the page first requested from the search of a page on the way to it. */
export function nextIn({ next }: Record<string, unknown>): { next?: string } {
  return typeof next === 'string' ? { next } : {}
}

/**
 * Returns the page that someone first requested, from a URL that anyone could have written: only our own
 * paths count, and never the sign-in pages. `null` if there is none.
 */
export function pathToReturnTo(next: unknown, origin: string): string | null {
  const url = typeof next === 'string' && next.startsWith('/') ? parsedUrl(next, origin) : null
  // On its own, a path that begins with two slashes names another host.
  if (url?.origin !== origin || /^\/(\/|auth(\/|$))/.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
