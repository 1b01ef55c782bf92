import { graduationYearOf, schoolYearOf } from '#class-year.ts'
import type { Part } from '../options.ts'
import type { Criteria } from './schema.ts'

/** The criteria about one application, all of which must be true of the same one. */
export const applicationCriteria = [
  'school',
  'plan',
  'status',
  'dueFrom',
  'dueTo',
  'missing',
  'done',
  'letters',
] as const satisfies readonly (keyof Criteria)[]

const partOf: Record<Exclude<keyof Criteria, (typeof applicationCriteria)[number]>, Part | null> = {
  fafsa: 'aid',
  gpaFrom: 'profile',
  gpaTo: 'profile',
  satFrom: 'testScores',
  satTo: 'testScores',
  joinedFrom: null,
  joinedTo: null,
}

/** Every criterion, in the order in which they are shown. */
export const criteriaNames: readonly (keyof Criteria)[] = [
  ...applicationCriteria,
  ...(Object.keys(partOf) as (keyof typeof partOf)[]),
]

/** Whether a criterion asks something: an empty list asks nothing. */
export function isAsked(value: Criteria[keyof Criteria]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}

/** Returns only the criteria among these fields, and of them those that ask something. */
export function criteriaIn(given: Criteria): Criteria {
  return Object.fromEntries(
    criteriaNames.flatMap((name) => (isAsked(given[name]) ? [[name, given[name]]] : [])),
  )
}

/** Returns the parts that a student must share so that the criteria can be true of them. */
export function partsAskedBy(criteria: Criteria): Part[] {
  const asksOfList = applicationCriteria.some((name) => isAsked(criteria[name]))
  const asksOfLetters = isAsked(criteria.letters)
  const others = Object.entries(partOf).flatMap(([name, part]) =>
    part && isAsked(criteria[name as keyof typeof partOf]) ? [part] : [],
  )
  const parts = [asksOfList && 'list', asksOfLetters && 'letters', ...others] as const
  return [...new Set(parts.filter((part) => part !== false))]
}

export type ReadyFilter = { name: string; filter: Criteria & { graduationYear: number } }

/** Returns what counselors ask each fall and winter of the class that applies in this school year. */
export function readyFilters(today: string): ReadyFilter[] {
  const year = schoolYearOf(today)
  const graduationYear = graduationYearOf(12, today)
  return [
    {
      name: 'Early decision by Nov 15, transcript missing',
      filter: {
        graduationYear,
        plan: ['early_decision'],
        dueTo: `${year}-11-15`,
        missing: ['transcript'],
      },
    },
    {
      name: 'Due by Jan 15, recommendations missing',
      filter: { graduationYear, dueTo: `${year + 1}-01-15`, missing: ['recommendations'] },
    },
    { name: 'FAFSA not done', filter: { graduationYear, fafsa: 'not-done' } },
  ]
}
