/** A path with its query, as the domain writes it, for a `Link` of the router, which takes the two apart. */
export function linkTo(path: string): { to: string; search: never } {
  const [to = '', query = ''] = path.split('?', 2)
  return { to, search: Object.fromEntries(new URLSearchParams(query)) as never }
}
