import { graduationYears } from '@bearings/domain/class-year'
import { type SchoolPeopleFilter, schoolPeopleFilters } from '@bearings/domain/school/people/options'
import { searchedText } from '#platform/navigation/list-search.ts'

export const schoolTabs = ['people', 'import', 'settings'] as const
export type SchoolTab = (typeof schoolTabs)[number]

/** The search parameters of School: the tab, and which people are listed. */
export type SchoolSearch = {
  tab?: SchoolTab | undefined
  q?: string | undefined
  show?: Exclude<SchoolPeopleFilter, 'all'> | undefined
  classYear?: number | undefined
  counselor?: string | undefined
}

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function schoolSearch({ tab, q, show, classYear, counselor }: Record<string, unknown>): SchoolSearch {
  const text = searchedText(q)
  const known = schoolTabs.find((each) => each === tab)
  const shown = schoolPeopleFilters.find((each) => each === show)
  return {
    ...(known && { tab: known }),
    ...(text && { q: text }),
    ...(shown && shown !== 'all' && { show: shown }),
    ...(isClass(classYear) && { classYear }),
    ...(typeof counselor === 'string' && counselor.includes('@') && { counselor }),
  }
}

function isClass(given: unknown): given is number {
  return (
    Number.isInteger(given) && Number(given) >= graduationYears.min && Number(given) <= graduationYears.max
  )
}
