import type { Range, School } from './catalog/schema.ts'

type Sections = Record<'reading25' | 'reading75' | 'math25' | 'math75', number | null | undefined>

export const satLabel = 'SAT, middle 50%'

/**
 * Returns the middle half of SAT totals, added up from the published quartiles of the two sections; `null` if
 * one of them is not published.
 */
export function satTotals({ reading25, reading75, math25, math75 }: Sections): {
  from: number
  to: number
} | null {
  if (reading25 == null || reading75 == null || math25 == null || math75 == null) return null
  return { from: reading25 + math25, to: reading75 + math75 }
}

/** Returns the middle half of a school's SAT totals, with its source and year. */
export function satOf({ figures }: Pick<School, 'figures'>): Range | null {
  const { sat_rw_25: reading25, sat_rw_75: reading75, sat_math_25: math25, sat_math_75: math75 } = figures
  const totals = satTotals({
    reading25: reading25?.value,
    reading75: reading75?.value,
    math25: math25?.value,
    math75: math75?.value,
  })
  if (!reading25 || !totals) return null
  const { source, year, unit } = reading25
  return { label: satLabel, source, year, unit, ...totals }
}
