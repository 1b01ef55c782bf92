const name = 'bearings_sidebar'
const sevenDays = 7 * 24 * 60 * 60
/** Up to the width of a tablet, the rail leaves the page the room it needs. */
export const tablet = '(width < 1024px)'

/**
 * Whether the sidebar is a rail of icons: as it was left, from the page's cookies; else where the window is too narrow to
 * give it more.
 */
export function isCollapsed(cookies: string, isNarrow: boolean): boolean {
  const left = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return left ? left === `${name}=collapsed` : isNarrow
}

/** The cookie that keeps the sidebar's state for seven days, sent over TLS alone where the page came that way. */
export function remembered(collapsed: boolean, isSecure: boolean): string {
  const kept = `${name}=${collapsed ? 'collapsed' : 'expanded'}; path=/; max-age=${sevenDays}; samesite=lax`
  return isSecure ? `${kept}; secure` : kept
}
