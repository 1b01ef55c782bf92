import { searchedText } from '#platform/navigation/list-search.ts'

export type AuditSearch = {
  q?: string | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** Parses the search parameters of the URL, which anyone may have written, and drops invalid values. */
export function auditSearch({ q, action, from, to }: Record<string, unknown>): AuditSearch {
  const text = searchedText(q)
  return {
    ...(text && { q: text }),
    ...(typeof action === 'string' && /^\w{1,60}$/.test(action) && { action }),
    ...(typeof from === 'string' && day.test(from) && { from }),
    ...(typeof to === 'string' && day.test(to) && { to }),
  }
}
