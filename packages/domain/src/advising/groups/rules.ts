import type { BrokenRule } from '#broken-rule.ts'
import { compareNames, isSameName } from '#compare-names.ts'
import { limits } from '../options.ts'
import type { GroupName } from './schema.ts'

/**
 * Returns the rule that a group of this name breaks, or `null`.
 * @param groups The advisor's groups.
 * @param id The group that is renamed; absent for a new one.
 */
export function ruleAgainstGroup(name: string, groups: readonly GroupName[], id?: string): BrokenRule | null {
  const others = groups.filter((group) => group.id !== id)
  if (id === undefined && others.length >= limits.groups) return 'groups-full'
  return others.some((other) => isSameName(other.name, name)) ? 'group-name-taken' : null
}

/** Sorts groups by name, 9 before 10. */
export function inOrderOfNames<T extends GroupName>(groups: readonly T[]): T[] {
  return groups.toSorted((one, other) => compareNames(one.name, other.name) || (one.id < other.id ? -1 : 1))
}
