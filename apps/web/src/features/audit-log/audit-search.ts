import { searchedText } from '#platform/navigation/list-search.ts'
import { searchedDay } from '#platform/navigation/searched-day.ts'

export type AuditSearch = {
  q?: string | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Parses the search parameters of the URL, which anyone may have written, and drops invalid values. */
export function auditSearch({ q, action, from, to }: Record<string, unknown>): AuditSearch {
  const text = searchedText(q)
  const [first, last] = [searchedDay(from), searchedDay(to)]
  return {
    ...(text && { q: text }),
    ...(typeof action === 'string' && /^\w{1,60}$/.test(action) && { action }),
    ...(first && { from: first }),
    ...(last && { to: last }),
  }
}
