import type { Range, School } from './catalog/schema.ts'

type Sections = Record<'reading25' | 'reading75' | 'math25' | 'math75', number | null | undefined>

export const satLabel = 'SAT, middle 50%'

/**
 * The middle half of the SAT totals, from the halves of its two sections, which are what is published; `null` where one
 * of them is not.
 */
export function satTotals({ reading25, reading75, math25, math75 }: Sections): {
  from: number
  to: number
} | null {
  if (reading25 == null || reading75 == null || math25 == null || math75 == null) return null
  return { from: reading25 + math25, to: reading75 + math75 }
}

/** The same of a school, with its source and year. */
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
