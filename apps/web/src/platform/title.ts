/** A route's `head`: what the tab and the browser's history call the page. */
export function titled(title: string) {
  return { meta: [{ title: `${title} · Bearings` }] }
}
