import type { AskedItem, AskedLetter, FafsaState } from '@bearings/domain/advising/criteria/options'
import { criteriaNames, isAsked } from '@bearings/domain/advising/criteria/rules'
import type { Criteria, ListedCollege } from '@bearings/domain/advising/criteria/schema'
import { planLabels } from '@bearings/domain/colleges/rules'
import { dateInWords } from '@bearings/domain/today'

export const itemWords: Record<AskedItem, string> = {
  transcript: 'Transcript',
  scores: 'Test scores',
  recommendations: 'Recommendations',
  fee: 'Fee or waiver',
  'aid-forms': 'Aid forms',
}

export const letterWords: Record<AskedLetter, string> = {
  'to-write': 'Letter not asked for',
  asked: 'Letter asked for',
  accepted: 'Letter accepted',
  late: 'Letter late',
  declined: 'Letter declined',
  done: 'Letter sent',
}

export const fafsaWords: Record<FafsaState, string> = { done: 'FAFSA done', 'not-done': 'FAFSA not done' }

type Value = string | number
type Names = ReadonlyMap<string, string>

const wordsOf: { [K in keyof Criteria]-?: (value: never, colleges: Names) => string } = {
  school: (id: string, colleges) => colleges.get(id) ?? 'One college',
  plan: (plan: keyof typeof planLabels) => planLabels[plan],
  status: (status: string) => status,
  dueFrom: (day: string) => `Due from ${dateInWords(day)}`,
  dueTo: (day: string) => `Due by ${dateInWords(day)}`,
  missing: (item: AskedItem) => `${itemWords[item]} missing`,
  done: (item: AskedItem) => `${itemWords[item]} done`,
  letters: (state: AskedLetter) => letterWords[state],
  fafsa: (state: FafsaState) => fafsaWords[state],
  gpaFrom: (gpa: number) => `GPA from ${gpa}`,
  gpaTo: (gpa: number) => `GPA up to ${gpa}`,
  satFrom: (score: number) => `SAT from ${score}`,
  satTo: (score: number) => `SAT up to ${score}`,
  joinedFrom: (day: string) => `Joined from ${dateInWords(day)}`,
  joinedTo: (day: string) => `Joined by ${dateInWords(day)}`,
}

function inWords(name: keyof Criteria, value: Value, colleges: Names): string {
  return (wordsOf[name] as (value: Value, colleges: Names) => string)(value, colleges)
}

function valuesOf(criteria: Criteria, name: keyof Criteria): Value[] {
  const value = criteria[name]
  if (!isAsked(value)) return []
  return Array.isArray(value) ? value : [value as Value]
}

/** One value that is asked for, in words, and the criteria without it. */
export type Asked = { name: string; without: Criteria }

export function askedInTurn(criteria: Criteria, colleges: readonly ListedCollege[]): Asked[] {
  const names = namesOf(colleges)
  return criteriaNames.flatMap((name) =>
    valuesOf(criteria, name).map((value) => {
      const rest = valuesOf(criteria, name).filter((other) => other !== value)
      const without = { ...criteria, [name]: rest.length > 0 ? rest : undefined } as Criteria
      return { name: inWords(name, value, names), without }
    }),
  )
}

/** Says on paper what is asked, such as "Early Decision or Regular", "due by Nov 15, 2026". */
export function criteriaInWords(criteria: Criteria, colleges: readonly ListedCollege[]): string[] {
  const names = namesOf(colleges)
  return criteriaNames.flatMap((name) => {
    const values = valuesOf(criteria, name).map((value) => inWords(name, value, names))
    return values.length > 0 ? [values.join(' or ')] : []
  })
}

function namesOf(colleges: readonly ListedCollege[]): Names {
  return new Map(colleges.map(({ id, name }) => [id, name]))
}
