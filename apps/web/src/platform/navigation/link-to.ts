/** Splits a path with a query, as the domain writes it, into the two props that the router's `Link` takes. */
export function linkTo(path: string): { to: string; search: never } {
  const [to = '', query = ''] = path.split('?', 2)
  return { to, search: Object.fromEntries(new URLSearchParams(query)) as never }
}
