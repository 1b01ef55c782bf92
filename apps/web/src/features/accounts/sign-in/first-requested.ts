import { pathToReturnTo } from '#platform/navigation/guard.ts'

/** The option for a mail whose link leads back to the page first requested, if that is one of ours. */
export function leadingBack(next: string | undefined): { emailRedirectTo?: string } {
  const path = requested(next).next
  return path === undefined ? {} : { emailRedirectTo: window.location.origin + path }
}

/** The search of a link on the way to the page first requested, if that is one of ours. */
export function requested(next: string | undefined): { next?: string } {
  const path = pathToReturnTo(next, window.location.origin)
  return path === null ? {} : { next: path }
}

/** The search of a link back to signing in, which opens the page first requested afterwards. */
export function backToSignIn(next: string | undefined): { next?: string; tab?: 'sign-in' } {
  // A family's invitation opens the other tab by itself.
  return next === undefined ? {} : { next, tab: 'sign-in' }
}
