import { citizenships, genders, races } from '#profile/options.ts'
import { stateNames } from '#states.ts'
import { type Criterion, gradeChoices } from '../criteria.ts'

/** The criteria of a scholarship as fields of a form and cells of a file. */
export type Requirements = Lists & {
  gpa: number | null
  act: number | null
  sat: number | null
  income: number | null
  sai: number | null
  firstGeneration: boolean
  pell: boolean
  senior: boolean
}
type Lists = Record<ListField, string[]> & { words: string[] }
export type ListField = 'citizenship' | 'gender' | 'raceEthnicity' | 'state' | 'grade'

/** The values that a criterion can choose among. */
export const choices: Record<ListField, readonly string[]> = {
  citizenship: citizenships,
  gender: genders.filter((gender) => gender !== 'prefer-not-to-say'),
  raceEthnicity: races.filter((race) => race !== 'prefer-not-to-say'),
  state: Object.keys(stateNames),
  grade: gradeChoices,
}
export const listFields = Object.keys(choices) as ListField[]

/** Converts requirements to criteria, as they are stored and judged. */
export function criteriaOf(requirements: Requirements): Criterion[] {
  const { gpa, act, sat, income, sai, firstGeneration, pell, senior, words } = requirements
  return [
    ...listFields.flatMap((field) =>
      requirements[field].length > 0 ? [{ field, among: requirements[field] }] : [],
    ),
    ...(gpa === null ? [] : [{ field: 'gpa' as const, atLeast: gpa }]),
    ...(act === null && sat === null ? [] : [{ field: 'test' as const, act, sat }]),
    ...(income === null ? [] : [{ field: 'income' as const, atMost: income }]),
    ...(sai === null ? [] : [{ field: 'sai' as const, atMost: sai }]),
    ...(firstGeneration ? [{ field: 'firstGeneration' as const }] : []),
    ...(pell ? [{ field: 'pell' as const }] : []),
    ...(senior ? [{ field: 'senior' as const }] : []),
    ...words.map((text) => ({ field: 'words' as const, words: text })),
  ]
}

/** Converts criteria back to requirements. */
export function requirementsIn(criteria: readonly Criterion[]): Requirements {
  const found: Requirements = {
    citizenship: [],
    gender: [],
    raceEthnicity: [],
    state: [],
    grade: [],
    gpa: null,
    act: null,
    sat: null,
    income: null,
    sai: null,
    firstGeneration: false,
    pell: false,
    senior: false,
    words: [],
  }
  for (const criterion of criteria)
    switch (criterion.field) {
      case 'gpa':
        found.gpa = criterion.atLeast
        break
      case 'income':
      case 'sai':
        found[criterion.field] = criterion.atMost
        break
      case 'test':
        found.act = criterion.act
        found.sat = criterion.sat
        break
      case 'firstGeneration':
      case 'pell':
      case 'senior':
        found[criterion.field] = true
        break
      case 'words':
        found.words.push(criterion.words)
        break
      default:
        found[criterion.field].push(...criterion.among)
    }
  return found
}

/** Returns the first of the values that is not a choice of the field; `null` if all of them are. */
export function unknownChoice(field: ListField, given: readonly string[]): string | null {
  return given.find((value) => !choices[field].includes(value)) ?? null
}
