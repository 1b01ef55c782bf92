import type { ManagedSearch } from './managed-search.ts'

/** What an admin reads where no scholarship is listed. */
export function noneInWords({ q, show }: ManagedSearch): { title: string; about: string } {
  if (q) return { title: 'No scholarship matches', about: 'Try fewer letters.' }
  if (show === 'unverified')
    return { title: 'Nothing to verify', about: 'Every scholarship that students find is verified.' }
  if (show === 'undated')
    return { title: 'Every date is this year’s', about: 'Usual and older dates appear here.' }
  if (show === 'archived') return { title: 'Nothing archived', about: 'Archived scholarships appear here.' }
  return { title: 'No scholarships yet', about: 'Add a scholarship, or import a file.' }
}
