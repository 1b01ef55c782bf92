import type { Range, School } from '@bearings/domain/schools/catalog/schema'

/** The middle half of the SAT totals of a school, from its two sections; `null` where one is not published. */
export function satOf({ figures }: Pick<School, 'figures'>): Range | null {
  const { sat_rw_25: reading25, sat_rw_75: reading75, sat_math_25: math25, sat_math_75: math75 } = figures
  if (!reading25 || !reading75 || !math25 || !math75) return null
  const { source, year, unit } = reading25
  return {
    label: 'SAT, middle 50%',
    source,
    year,
    unit,
    from: reading25.value + math25.value,
    to: reading75.value + math75.value,
  }
}
