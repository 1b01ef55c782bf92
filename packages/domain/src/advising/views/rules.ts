import type { BrokenRule } from '#broken-rule.ts'
import { isSameName } from '#compare-names.ts'
import { columnsOf, mostViews, type RosterTable } from './options.ts'

type Named = { id: string; name: string }

/**
 * Returns the rule against saving a view under this name, or `null`.
 * @param views The advisor's views.
 * @param id The view that is renamed; absent for a new one.
 */
export function ruleAgainstView(name: string, views: readonly Named[], id?: string): BrokenRule | null {
  const others = views.filter((view) => view.id !== id)
  if (id === undefined && others.length >= mostViews) return 'views-full'
  return others.some((other) => isSameName(other.name, name)) ? 'view-name-taken' : null
}

/** Returns the columns of the table among these names, each once, in their order; all of the table if there are none. */
export function columnsIn<Table extends RosterTable>(
  table: Table,
  given: readonly unknown[],
): readonly (typeof columnsOf)[Table][number][] {
  const all: readonly (typeof columnsOf)[Table][number][] = columnsOf[table]
  const known = [...new Set(given)].flatMap((name) => all.find((column) => column === name) ?? [])
  return known.length > 0 ? known : all
}
