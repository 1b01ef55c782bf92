import { type Grade, grades, gradeOf, graduationYearOf, hasGraduated } from '../class-year.ts'
import { incomesIn } from '../matching/promised.ts'
import type { citizenships, genders, incomeBrackets, races, withheldCitizenship } from '../profile/options.ts'
import { stateNames } from '../states.ts'
import { dollars, formatInteger } from '../words.ts'

/** A scholarship's requirements, as data. `words` are requirements that no profile covers. */
export type Criterion =
  | { field: 'citizenship' | 'gender' | 'raceEthnicity' | 'state' | 'grade'; among: string[] }
  | { field: 'gpa'; atLeast: number }
  | { field: 'income' | 'sai'; atMost: number }
  /** A score on one of the two tests; `null` if the rule names no score of that test. */
  | { field: 'test'; act: number | null; sat: number | null }
  | { field: 'firstGeneration' | 'pell' | 'senior' }
  | { field: 'words'; words: string }

/** The value of a grade criterion for those who have finished high school. */
const afterSchool = 'graduate'
/** The values of a grade criterion. */
export const gradeChoices: readonly string[] = [...grades.map(String), afterSchool]

/** Facts about a student; `null` if they have not entered it. */
export type StudentFacts = {
  citizenship: (typeof citizenships)[number] | typeof withheldCitizenship | null
  gender: (typeof genders)[number] | null
  raceEthnicity: (typeof races)[number] | null
  state: string | null
  /** Whether the student lives in another country. */
  isAbroad: boolean
  gpa: number | null
  act: number | null
  sat: number | null
  incomeBracket: (typeof incomeBrackets)[number] | null
  firstGeneration: boolean | null
  /** Whether the saved answers of the aid calculator come to a Pell Grant, and their Student Aid Index. */
  pell: boolean | null
  sai: number | null
  /** The year of the student's class, and the day it is for them. */
  graduationYear: number | null
  today: string
}

export type Met = 'met' | 'not-met' | 'unknown'
export type CriterionResult = { criterion: string; met: Met; reason: string }

/** Judges whether a student meets a criterion, and why. A missing answer is unknown, never a refusal. */
export function evaluateCriterion(criterion: Criterion, facts: StudentFacts): CriterionResult {
  switch (criterion.field) {
    case 'words':
      return { criterion: criterion.words, met: 'unknown', reason: 'Only you can say.' }
    case 'gpa':
      return judged(`GPA of at least ${criterion.atLeast}`, facts.gpa, (gpa) => gpa >= criterion.atLeast, {
        known: (gpa) => `Your unweighted GPA is ${gpa}.`,
        missing: 'Your profile has no unweighted GPA.',
      })
    case 'income':
      return judgeIncome(criterion.atMost, facts.incomeBracket)
    case 'sai':
      return judged(
        `Student Aid Index up to ${formatInteger(criterion.atMost)}`,
        facts.sai,
        (sai) => sai <= criterion.atMost,
        {
          known: (sai) => `By your saved aid estimate it is ${formatInteger(sai).replace('-', '−')}.`,
          missing: 'Save an estimate in the Aid Calculator to see.',
        },
      )
    case 'test':
      return judgeTest(criterion, facts)
    case 'firstGeneration':
      return judged('First in the family to go to college', facts.firstGeneration, (is) => is, {
        known: (is) => (is ? 'Your profile says so.' : 'Your profile says that you are not.'),
        missing: 'Your profile does not say.',
      })
    case 'pell':
      if (facts.citizenship === 'international')
        return {
          criterion: 'Eligible for a Pell Grant',
          met: 'not-met',
          reason: 'It is for U.S. citizens and eligible noncitizens.',
        }
      return judged('Eligible for a Pell Grant', facts.pell, (is) => is, {
        known: (is) => `By your saved aid estimate you ${is ? 'are' : 'are not'}.`,
        missing: 'Save an estimate in the Aid Calculator to see.',
      })
    case 'senior':
      return judgeGrade('High-school senior', ['12'], facts)
    case 'grade':
      return judgeGrade(gradesInWords(criterion.among), criterion.among, facts)
    default:
      if (criterion.field === 'raceEthnicity' && facts.raceEthnicity === 'two-or-more')
        return { criterion: nameOf(criterion), met: 'unknown', reason: 'Your profile says two or more.' }
      if (criterion.field === 'state' && facts.isAbroad)
        return { criterion: nameOf(criterion), met: 'not-met', reason: 'You live outside the U.S.' }
      return judged(nameOf(criterion), facts[criterion.field], (own) => criterion.among.includes(own), {
        known: () => 'By your profile.',
        missing:
          criterion.field === 'state' ? 'You have not entered your state.' : 'Your profile does not say.',
      })
  }
}

function judged<T>(
  criterion: string,
  fact: T | null,
  isMet: (fact: T) => boolean,
  { known, missing }: { known: (fact: T) => string; missing: string },
): CriterionResult {
  if (fact === null || fact === 'prefer-not-to-say') return { criterion, met: 'unknown', reason: missing }
  return { criterion, met: isMet(fact) ? 'met' : 'not-met', reason: known(fact) }
}

function judgeGrade(criterion: string, among: readonly string[], { graduationYear, today }: StudentFacts) {
  return judged(criterion, graduationYear, (year) => among.includes(stageOf(year, today)), {
    known: (year) =>
      `${isYetToCome(year, among, today) ? 'Not yet: you' : 'You'} are in the class of ${year}.`,
    missing: 'Choose your class in Settings to see.',
  })
}

/** Returns the grade of a class, or that it is after or before high school, as a value of a criterion. */
function stageOf(graduationYear: number, today: string): string {
  const grade = gradeOf(graduationYear, today)
  if (grade !== null) return String(grade)
  return hasGraduated(graduationYear, today) ? afterSchool : 'before'
}

/** Whether a class reaches one of the grades only in a later school year. */
function isYetToCome(graduationYear: number, among: readonly string[], today: string): boolean {
  return among.every((grade) => {
    if (grade === afterSchool) return !hasGraduated(graduationYear, today)
    return graduationYear > graduationYearOf(Number(grade) as Grade, today)
  })
}

/** "In 11th or 12th grade"; "In 12th grade or after high school". */
function gradesInWords(among: readonly string[]): string {
  const grades = among.filter((grade) => grade !== afterSchool).map((grade) => `${grade}th`)
  const last = grades.at(-1)
  const inSchool = last && `${[grades.slice(0, -1).join(', '), last].filter(Boolean).join(' or ')} grade`
  if (!among.includes(afterSchool)) return `In ${inSchool}`
  return inSchool ? `In ${inSchool} or after high school` : 'After high school'
}

/** Either score is enough. One of a test that the rule does not name says nothing. */
function judgeTest(asked: { act: number | null; sat: number | null }, facts: StudentFacts): CriterionResult {
  const tests = [
    { name: 'ACT', least: asked.act, own: facts.act },
    { name: 'SAT', least: asked.sat, own: facts.sat },
  ].filter(({ least }) => least !== null)
  const criterion = tests.map(({ name, least }) => `${name} of at least ${least}`).join(' or ')
  const known = tests.filter(({ own }) => own !== null)
  if (known.length === 0)
    return {
      criterion,
      met: 'unknown',
      reason: `Your profile has no ${tests.map(({ name }) => name).join(' or ')}.`,
    }
  const isMet = known.some(({ own, least }) => own! >= least!)
  const scores = known.map(({ name, own }) => `${name} is ${own}`).join(' and your ')
  return { criterion, met: isMet ? 'met' : 'not-met', reason: `Your ${scores}.` }
}

function judgeIncome(atMost: number, bracket: StudentFacts['incomeBracket']): CriterionResult {
  const criterion = `Family income up to ${dollars(atMost)}`
  if (bracket === null) return { criterion, met: 'unknown', reason: 'Your profile has no income bracket.' }
  const [from, to] = incomesIn[bracket]
  if (to <= atMost) return { criterion, met: 'met', reason: 'Your bracket is below it.' }
  if (from >= atMost) return { criterion, met: 'not-met', reason: 'Your bracket is above it.' }
  return { criterion, met: 'unknown', reason: 'Your bracket spans it.' }
}

function nameOf({ field, among }: { field: string; among: string[] }): string {
  if (field !== 'state') return among.map(nameOfChoice).join(' or ')
  const isShort = among.length <= 3
  return `Lives in ${among.map((state) => (isShort && stateNames[state]) || state).join(isShort ? ' or ' : ', ')}`
}

export function nameOfChoice(value: string): string {
  return names[value] ?? value
}

const names: Record<string, string> = {
  '9': '9th grade',
  '10': '10th grade',
  '11': '11th grade',
  '12': '12th grade',
  [afterSchool]: 'after high school',
  'us-citizen': 'U.S. citizen',
  'permanent-resident': 'permanent resident',
  international: 'international student',
  female: 'female',
  male: 'male',
  'non-binary': 'non-binary',
  'american-indian': 'American Indian or Alaska Native',
  asian: 'Asian',
  black: 'Black or African American',
  hispanic: 'Hispanic or Latino',
  'pacific-islander': 'Pacific Islander',
  white: 'White',
  'two-or-more': 'two or more races',
}

/** Combines criteria: not met if any is not met, met if all are met, otherwise unknown. */
export function fitOf(all: readonly CriterionResult[]): Met {
  if (all.some(({ met }) => met === 'not-met')) return 'not-met'
  return all.length > 0 && all.every(({ met }) => met === 'met') ? 'met' : 'unknown'
}
