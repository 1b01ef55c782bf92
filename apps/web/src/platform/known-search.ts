import type { AnyRoute } from '@tanstack/react-router'

/**
 * Has each page given only what its `validateSearch` lets through. The router lays that over what stands in the address,
 * which anybody can write: what a page leaves out would reach it all the same.
 * @param route With all the routes below it.
 */
export function keepKnownSearch(route: AnyRoute): void {
  const { validateSearch } = route.options
  if (typeof validateSearch === 'function')
    route.options.validateSearch = (given: Record<string, unknown>) => ({
      ...Object.fromEntries(Object.keys(given).map((key) => [key, undefined])),
      ...validateSearch(given),
    })
  for (const child of Object.values(route.children ?? {})) keepKnownSearch(child as AnyRoute)
}
