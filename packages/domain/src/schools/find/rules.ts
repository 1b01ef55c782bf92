import type { BrokenRule } from '#broken-rule.ts'
import { mostSaved } from './options.ts'

type Named = { id: string; name: string }

/**
 * Why a search cannot be kept by this name, or `null`. Names that differ in case only are the same.
 * @param saved what the student has kept already.
 * @param id of the one that is renamed; absent for a new one.
 */
export function ruleAgainstSaving(name: string, saved: readonly Named[], id?: string): BrokenRule | null {
  const others = saved.filter((one) => one.id !== id)
  if (id === undefined && others.length >= mostSaved) return 'searches-full'
  return others.some((one) => one.name.toLowerCase() === name.toLowerCase()) ? 'search-name-taken' : null
}
