import type { AuthServices } from '../services.ts'

/** The redirect target of a request without its fragment, if it is one of our pages; otherwise `null`. */
export function redirectIn(
  { publicUrl }: Pick<AuthServices, 'publicUrl'>,
  given: string | undefined,
): string | null {
  if (given === undefined || !URL.canParse(given)) return null
  const url = new URL(given)
  const ours = url.origin === new URL(publicUrl).origin
  if (!ours || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  url.hash = ''
  return url.href
}

/** Returns the path within the app at which the confirmation page continues. */
export function nextPath({ pages }: Pick<AuthServices, 'pages'>, redirect: string | null): string {
  if (redirect === null) return pages.home
  const { pathname, search } = new URL(redirect)
  // Two slashes would name another host when the path is used on its own.
  return `${pathname.replace(/^\/{2,}/, '/')}${search}`
}

/** Returns the target with these fields in its fragment, which neither logs nor other sites see. */
export function withFragment(target: string, fields: Record<string, string | number>): string {
  return `${target}#${fieldsOf(fields)}`
}

export function withQuery(target: string, fields: Record<string, string>): string {
  return `${target}${target.includes('?') ? '&' : '?'}${fieldsOf(fields)}`
}

function fieldsOf(fields: Record<string, string | number>): string {
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)] as [string, string])
  return new URLSearchParams(texts).toString()
}
