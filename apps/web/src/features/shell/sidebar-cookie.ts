const name = 'bearings_sidebar'
const sevenDays = 7 * 24 * 60 * 60
/** Windows as narrow as a tablet, where the sidebar starts as a rail to leave room for the page. */
export const tablet = '(width < 1024px)'

/**
 * Returns whether the sidebar is a rail of icons: as it was left, according to the page's cookies, or
 * otherwise if the window is narrow.
 */
export function isCollapsed(cookies: string, isNarrow: boolean): boolean {
  const left = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return left ? left === `${name}=collapsed` : isNarrow
}

/**
 * Returns the cookie that keeps the sidebar's state for seven days. It is sent only over TLS if the page
 * itself was.
 */
export function remembered(collapsed: boolean, isSecure: boolean): string {
  const kept = `${name}=${collapsed ? 'collapsed' : 'expanded'}; path=/; max-age=${sevenDays}; samesite=lax`
  return isSecure ? `${kept}; secure` : kept
}
