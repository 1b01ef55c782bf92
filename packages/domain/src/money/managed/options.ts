import type { TextBounds } from '#field-bounds.ts'
import { bounds as ofMoney, yearly } from '../options.ts'

/** The bounds of the fields of a public scholarship. */
export const bounds = {
  name: ofMoney.scholarshipName,
  sponsor: ofMoney.sponsor,
  url: ofMoney.url,
  amount: ofMoney.sponsor,
  eligibility: ofMoney.words,
  deadlineNote: { max: 200 },
  verifiedSource: { min: 1, max: 500, missing: 'Write where it was checked.' },
} as const satisfies Record<string, TextBounds>

/** One thing that it asks and no profile can say. */
export const requirement = { min: 1, max: 200 } as const satisfies TextBounds
export const mostCriteria = 30

/** What a grade point average and a family's income can be asked to be. */
export const requirementBounds = { gpa: { least: 0, most: 5 }, income: yearly } as const

/** Which of them are listed. */
export const managedFilters = ['offered', 'unverified', 'archived'] as const
export type ManagedFilter = (typeof managedFilters)[number]

/** The columns of the file that is exported and imported, by what they hold. Only the name has to be there. */
export const fileColumns = {
  id: 'id',
  name: 'name',
  sponsor: 'sponsor',
  url: 'page',
  amount: 'amount',
  eligibility: 'eligibility',
  deadline: 'deadline',
  deadlineNote: 'deadline_note',
  citizenship: 'citizenship',
  gender: 'gender',
  raceEthnicity: 'race_ethnicity',
  state: 'states',
  gpa: 'gpa_at_least',
  income: 'income_at_most',
  firstGeneration: 'first_generation',
  pell: 'pell',
  words: 'requirements',
  asksForMoney: 'asks_for_money',
  asksForNumber: 'asks_for_ssn',
  verifiedOn: 'verified_on',
  verifiedSource: 'verified_source',
  archived: 'archived',
} as const
export type FileColumn = keyof typeof fileColumns

/** Between the values of a cell that holds several. */
export const between = ';'
/** The most lines of a file: an import can be undone, so what was there before is kept. */
export const mostLines = 5000
