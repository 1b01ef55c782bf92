import type { Requirements } from '#colleges/catalog/schema.ts'
import type { DecidedBy } from '#colleges/odds/schema.ts'
import type { Plan } from '#colleges/schema.ts'
import type { IncomeBracket } from '#profile/schema.ts'
import { capitalized, day } from '#words.ts'
import type { AskedItem } from './schema.ts'

export const partNames = [
  'fee',
  'transcript',
  'self_reported_record',
  'teacher_letters',
  'counselor_letter',
  'midyear_report',
  'interview',
  'nomination',
  'portfolio',
  'audition',
  'portfolio_or_audition',
  'fitness_test',
  'medical_exam',
  'english_test',
  'css_profile',
] as const

/** One thing that a college asks for, or is known not to ask for, beyond what the requirements of the form say. */
export type ApplicationPart = {
  part: (typeof partNames)[number]
  need: AskedItem['need']
  /** Absent for everyone. */
  audience?: 'from_abroad' | 'asks_for_aid'
  /** The fields of study whose applicants are asked; absent for all. Whoever passes a part on leaves out the others'. */
  fields?: DecidedBy['fields']
  /** How many letters, or the fee in dollars. */
  number?: number
  detail?: string
  source: string
  sourceKind: 'official' | 'secondary' | 'known'
  checkedOn: string
  certainty: 'sure' | 'likely'
}

/** What decides whether a part of an application is for a student; `null` where it is not known. */
export type AskedStudent = {
  isFromAbroad: boolean | null
  asksForAid: boolean | null
}

/** What the catalog knows of how a college is applied to. */
export type AskingCollege = {
  requirements: Requirements | null
  /** Those for the student's field of study. */
  parts: readonly ApplicationPart[]
  /** How many essays the form and the college itself require; `null` unless both are known. */
  essays: { ofForm: number; own: number } | null
  /** The weight of the interview in its Common Data Set, and the year of that. */
  interview: { weight: string; year: string } | null
}

/** What else decides what a student is asked for. */
export type Asked = AskedStudent & { plan: Plan | null; incomeBracket: IncomeBracket | null }

/** Whether a student is asked for a part; `null` while that is not known. */
export function concerns(part: ApplicationPart, student: AskedStudent): boolean | null {
  if (part.audience === 'from_abroad') return student.isFromAbroad
  if (part.audience === 'asks_for_aid') return student.asksForAid !== false
  return true
}

const bases: Record<ApplicationPart['sourceKind'], (checkedOn: string) => string> = {
  official: (checkedOn) => `read ${day(checkedOn)}`,
  secondary: (checkedOn) => `reported by others, ${day(checkedOn)}`,
  known: () => 'generally known',
}

/** Says how sure a part is: "Likely, reported by others, November 28, 2026". */
export function basisOfPart({
  certainty,
  source,
  sourceKind,
  checkedOn,
}: Pick<ApplicationPart, 'certainty' | 'source' | 'sourceKind' | 'checkedOn'>): {
  words: string
  url: string
} {
  const words = bases[sourceKind](checkedOn)
  return { words: certainty === 'likely' ? `Likely, ${words}` : capitalized(words), url: source }
}
