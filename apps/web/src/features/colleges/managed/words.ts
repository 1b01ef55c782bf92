import type { ManagedSearch } from './managed-search.ts'

/** What an admin reads where no school is listed. */
export function noneInWords({ q, show }: ManagedSearch): string {
  if (q) return 'No school matches. Try fewer letters.'
  if (show === 'added') return 'No school has been added here yet. Add one, or import a file.'
  return show === 'archived'
    ? 'No school is archived.'
    : 'The catalog is empty. Add a school, or import a file.'
}
