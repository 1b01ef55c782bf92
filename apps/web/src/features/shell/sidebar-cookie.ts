const name = 'bearings_sidebar'
const sevenDays = 7 * 24 * 60 * 60

/** Whether the sidebar was left collapsed, from the page's cookies. */
export function isCollapsed(cookies: string): boolean {
  return cookies.split('; ').includes(`${name}=collapsed`)
}

/** The cookie that keeps the sidebar's state for seven days. */
export function remembered(collapsed: boolean): string {
  return `${name}=${collapsed ? 'collapsed' : 'expanded'}; path=/; max-age=${sevenDays}; samesite=lax`
}
