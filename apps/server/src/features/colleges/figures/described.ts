import { noteOnPrice } from '@bearings/domain/colleges/catalog/rules'
import type {
  Fact,
  FactName,
  Figure,
  FigureName,
  Range,
  Unit,
} from '@bearings/domain/colleges/catalog/schema'
import { satLabel, satTotals } from '@bearings/domain/colleges/sat'
import type { Control, Level } from '@bearings/domain/colleges/schema'

type Beside = { name: string; level: Level; label: string; unit: string; source: string; year: string }

/** Returns where a figure of one level comes from, by its name. */
export type Described = (name: string) => Omit<Beside, 'name' | 'level'> | null

export function describedBy(rows: readonly Beside[], level: Level | null): Described {
  const named = new Map(
    rows
      .filter((row) => row.level === level)
      .map(({ name, label, unit, source, year }) => [name, { label, unit, source, year }]),
  )
  return (name) => named.get(name) ?? null
}

/**
 * Returns a figure with its source and year; `null` without them, or if it was not published.
 * @param control Who runs the college. The prices of a public one are those of its own state.
 */
export function figureOf(
  described: Described,
  name: FigureName,
  value: number | null,
  control: Control | null,
): Figure | null {
  const description = described(name)
  if (value === null || !description) return null
  const note = noteOnPrice(name, value, control)
  return { ...description, value, unit: description.unit as Unit, ...(note && { note }) }
}

type Sat = Record<'sat_rw_25' | 'sat_rw_75' | 'sat_math_25' | 'sat_math_75', number | null>

/** Returns the middle half of the SAT totals, with its source and year. */
export function satRange(described: Described, sat: Sat): Range | null {
  const description = described('sat_rw_25')
  const totals = satTotals({
    reading25: sat.sat_rw_25,
    reading75: sat.sat_rw_75,
    math25: sat.sat_math_25,
    math75: sat.sat_math_75,
  })
  if (!description || !totals) return null
  const { source, year } = description
  return { label: satLabel, unit: 'score', source, year, ...totals }
}

/** Returns a policy or another fact as its code, with its source and year. */
export function factOf(described: Described, name: FactName, value: string | null): Fact | null {
  const description = described(name)
  if (value === null || !description) return null
  const { label, source, year } = description
  return { value, label, source, year }
}
