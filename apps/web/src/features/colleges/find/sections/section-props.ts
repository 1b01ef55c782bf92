import type { FindFilters } from '@bearings/domain/matching/finding/filters'
import type { Home } from '#colleges/use-home.ts'

export type SectionProps = {
  filters: FindFilters
  onChange: (changes: FindFilters) => void
  /**
   * What the filters need to know: the home location, whether the income and where the student lives are known, whether
   * they apply from abroad, and the possible faiths.
   */
  known: {
    home: Home | null
    onHome: (home: Home | null) => void
    hasIncome: boolean
    hasHome: boolean
    isFromAbroad: boolean
    /** `null` until all colleges are loaded. */
    faiths: readonly string[] | null
  }
}
