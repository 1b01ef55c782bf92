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
  renewal: { max: 200 },
  applyWith: { max: 200 },
  verifiedSource: { min: 1, max: 500, missing: 'Enter where it was checked.' },
} as const satisfies Record<string, TextBounds>

/** A requirement in words, which no profile field covers. */
export const requirement = { min: 1, max: 200 } as const satisfies TextBounds
export const mostCriteria = 30

/** The bounds of a required grade point average and score, and of a limit on family income or the aid index. */
export const requirementBounds = {
  gpa: { least: 0, most: 5 },
  act: { min: 1, max: 36 },
  sat: { min: 400, max: 1600 },
  income: yearly,
  sai: yearly,
} as const

/** The filters of the list of scholarships. `undated` are those without a published date of this school year. */
export const managedFilters = ['offered', 'unverified', 'undated', 'archived'] as const
export type ManagedFilter = (typeof managedFilters)[number]

/** The columns of the exported and imported file, by what they hold. Only the name is required. */
export const fileColumns = {
  id: 'id',
  kind: 'kind',
  name: 'name',
  sponsor: 'sponsor',
  url: 'page',
  amount: 'amount',
  eligibility: 'eligibility',
  applyWith: 'apply_with',
  opensOn: 'opens_on',
  deadline: 'deadline',
  usualOpening: 'usual_opening',
  usualDeadline: 'usual_deadline',
  deadlineNote: 'deadline_note',
  renewal: 'renewal',
  citizenship: 'citizenship',
  gender: 'gender',
  raceEthnicity: 'race_ethnicity',
  state: 'states',
  grade: 'grades',
  gpa: 'gpa_at_least',
  act: 'act_at_least',
  sat: 'sat_at_least',
  income: 'income_at_most',
  sai: 'sai_at_most',
  firstGeneration: 'first_generation',
  pell: 'pell',
  senior: 'high_school_senior',
  words: 'requirements',
  asksForMoney: 'asks_for_money',
  asksForNumber: 'asks_for_ssn',
  verifiedOn: 'verified_on',
  verifiedSource: 'verified_source',
  archived: 'archived',
} as const
export type FileColumn = keyof typeof fileColumns

/** The separator between the values of a cell that holds several. */
export const between = ';'
/** The most lines of a file. It is low because an import can be undone, so the earlier values are kept. */
export const mostLines = 5000
