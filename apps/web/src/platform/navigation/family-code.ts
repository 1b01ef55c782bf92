/**
 * Returns the code of the family's invitation that somebody first opened; `null` if it was another page. The link of a
 * mail in Spanish ends in `?lang=es`.
 */
export function familyCodeIn(next: unknown): string | null {
  return typeof next === 'string'
    ? (/^\/family\/join\/([\w-]{1,60})\/?(?:[?#].*)?$/.exec(next)?.[1] ?? null)
    : null
}
