import type { BrokenRule } from '#broken-rule.ts'
import { isSameName } from '#compare-names.ts'
import { mostSaved } from './options.ts'

type Named = { id: string; name: string }

/**
 * Returns the rule against saving a search under this name, or `null`. Names that read the same are the same.
 * @param saved the student's saved searches.
 * @param id the search to be renamed; absent for a new one.
 */
export function ruleAgainstSaving(name: string, saved: readonly Named[], id?: string): BrokenRule | null {
  const others = saved.filter((one) => one.id !== id)
  if (id === undefined && others.length >= mostSaved) return 'searches-full'
  return others.some((one) => isSameName(one.name, name)) ? 'search-name-taken' : null
}
