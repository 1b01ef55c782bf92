import { pathToReturnTo } from '#platform/navigation/guard.ts'

/** The option for a mail whose link leads back to the page first requested, if that is one of ours. */
export function leadingBack(next: string | undefined): { emailRedirectTo?: string } {
  const { origin } = window.location
  const path = pathToReturnTo(next, origin)
  return path === null ? {} : { emailRedirectTo: origin + path }
}

/** The search of a link back to signing in, which opens the page first requested afterwards. */
export function backToSignIn(next: string | undefined): { next?: string; tab?: 'sign-in' } {
  // A family's invitation opens the other tab by itself.
  return next === undefined ? {} : { next, tab: 'sign-in' }
}
