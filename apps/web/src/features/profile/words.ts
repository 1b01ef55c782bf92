import type { RequiredField } from '@bearings/domain/profile/rules'
import type { CitizenshipAnswer, Gender, IncomeBracket, RaceEthnicity } from '@bearings/domain/profile/schema'
import { counted } from '@bearings/domain/words'

export const genderWords: Record<Gender, string> = {
  male: 'Male',
  female: 'Female',
  'non-binary': 'Non-binary',
  'prefer-not-to-say': 'Prefer not to say',
}

export const citizenshipWords: Record<CitizenshipAnswer, string> = {
  'us-citizen': 'U.S. citizen',
  'permanent-resident': 'Permanent resident',
  international: 'International student',
  'prefer-not-to-say': 'Prefer not to say',
}

export const raceWords: Record<RaceEthnicity, string> = {
  'american-indian': 'American Indian or Alaska Native',
  asian: 'Asian',
  black: 'Black or African American',
  hispanic: 'Hispanic or Latino',
  'pacific-islander': 'Native Hawaiian or Pacific Islander',
  white: 'White',
  'two-or-more': 'Two or more',
  'prefer-not-to-say': 'Prefer not to say',
}

export const incomeWords: Record<IncomeBracket, string> = {
  'under-30k': 'Under $30,000',
  '30k-60k': '$30,000 to $60,000',
  '60k-100k': '$60,000 to $100,000',
  '100k-150k': '$100,000 to $150,000',
  '150k-250k': '$150,000 to $250,000',
  'over-250k': 'Over $250,000',
}

/** The messages at required fields without an answer. */
export const missingWords: Record<RequiredField, { name: string; ask: string }> = {
  gender: { name: 'Gender', ask: 'Choose one; “Prefer not to say” is an answer.' },
  citizenship: { name: 'Citizenship', ask: 'Choose one; “Prefer not to say” is an answer.' },
  raceEthnicity: { name: 'Race / Ethnicity', ask: 'Choose one; “Prefer not to say” is an answer.' },
  firstGeneration: { name: 'First-generation college student', ask: 'Choose Yes or No.' },
  incomeBracket: { name: 'Income bracket', ask: 'Choose a bracket; a rough idea is enough.' },
  highSchool: { name: 'High school', ask: 'Enter the name of your high school.' },
  classRank: { name: 'Class rank', ask: 'Enter your rank, or “Not ranked”.' },
  gpaUnweighted: { name: 'Unweighted GPA', ask: 'Enter your GPA on the 4-point scale.' },
  gpaWeighted: {
    name: 'Weighted GPA',
    ask: 'Enter it, or repeat the unweighted one if your school does not weight grades.',
  },
  satActScore: { name: 'A test score', ask: 'Enter an SAT or ACT score, or say that you apply without one.' },
  apIbCourses: { name: 'AP/IB courses', ask: 'Add at least one course.' },
  currentCourses: { name: 'Current courses', ask: 'Add at least one course that you take now.' },
  activities: { name: 'An activity', ask: 'Add at least one activity.' },
  leadershipPositions: { name: 'Leadership positions', ask: 'Add at least one position.' },
  yearsInvolved: { name: 'Total years involved', ask: 'Choose how many years of high school.' },
}

export function yearsOptions({ least, most }: { least: number; most: number }, none: string) {
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => least + index)
  return [
    { value: '', label: none },
    ...numbers.map((number) => ({ value: String(number), label: yearsWords(number) })),
  ]
}

/** Returns select options from values and their labels, after one for none. */
export function optionsOf<Value extends string>(values: readonly Value[], words: Record<Value, string>) {
  return [{ value: '', label: 'Choose' }, ...values.map((value) => ({ value, label: words[value] }))]
}

export function yearsWords(years: number): string {
  return counted(years, 'year')
}
