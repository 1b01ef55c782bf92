import type { AnyRoute } from '@tanstack/react-router'

/**
 * Gives each page only the search parameters that its `validateSearch` returns. The router merges them over
 * the raw parameters in the URL, which anyone can write, so unvalidated ones would reach the page too.
 * @param route The root of the routes to change.
 */
export function dropUnknownSearch(route: AnyRoute): void {
  const { validateSearch } = route.options
  if (typeof validateSearch === 'function')
    route.options.validateSearch = (search: Record<string, unknown>) => ({
      ...Object.fromEntries(Object.keys(search).map((key) => [key, undefined])),
      ...validateSearch(search),
    })
  for (const child of Object.values(route.children ?? {})) dropUnknownSearch(child as AnyRoute)
}
