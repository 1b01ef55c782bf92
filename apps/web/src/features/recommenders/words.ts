import { kindLabels, type Sayer, type State } from '@bearings/domain/recommenders/options'
import { countSent, type LettersAt } from '@bearings/domain/recommenders/rules'
import type { Letter, LetterSchool, Recommender } from '@bearings/domain/recommenders/schema'
import { capitalized, counted, inProse } from '@bearings/domain/words'
import { dateInWords } from '#platform/dates.ts'
import type { Tone } from '#ui/chip.tsx'

/** Each color has one meaning: plain is not begun, sea asked, kelp agreed, coral declined. */
export const stateTones: Record<State, Tone> = {
  planned: 'plain',
  asked: 'sea',
  agreed: 'kelp',
  declined: 'coral',
}

/** Returns, for example, "Teacher, AP Chemistry, 11th grade". */
export function aboutOf({ kind, knownFrom }: Pick<Recommender, 'kind' | 'knownFrom'>): string {
  return [kindLabels[kind], knownFrom].filter(Boolean).join(', ')
}

/** Returns when a letter was sent, and who says so: "Sent Nov 18, 2026, says Ms. Ruiz". */
export function saidInWords({ sentOn, saidBy }: Pick<Letter, 'sentOn' | 'saidBy'>, writer: string): string {
  if (sentOn === null) return 'Not sent'
  const who: Record<Sayer, string> = {
    student: '',
    recommender: `, says ${writer}`,
    link: ', said with the link that was handed over',
    counselor: ', says the counselor',
  }
  return `Sent ${dateInWords(sentOn)}${who[saidBy ?? 'student']}`
}

/** Returns "2 of 3 sent". */
export function sentInWords(
  letters: Recommender['letters'],
  schools: Parameters<typeof countSent>[1],
): string {
  const { sent, of } = countSent(letters, schools)
  if (of > 0) return `${sent} of ${of} sent`
  return letters.length === 0 ? 'No school chosen' : 'None needed'
}

/** Returns "2 teachers and the counselor". */
export function requiredLettersInWords({
  teachers,
  counselor,
}: Pick<LetterSchool, 'teachers' | 'counselor'>): string {
  if (teachers === null && counselor === null) return 'not in our data; see its own page'
  const letters = [
    ...(teachers ? [counted(teachers, 'teacher')] : []),
    ...(counselor ? ['the counselor'] : []),
  ]
  return inProse(letters) || 'no letters'
}

export function lettersStatus({ required, assigned, sent, missing }: LettersAt): {
  words: string
  tone: Tone
} {
  const lacking = [
    ...(missing.teachers > 0 ? [counted(missing.teachers, 'teacher')] : []),
    ...(missing.counselor ? ['counselor'] : []),
  ]
  if (lacking.length > 0) return { words: `${capitalized(inProse(lacking))} missing`, tone: 'brass' }
  if (assigned === 0) return { words: required === 0 ? 'None needed' : 'Nobody yet', tone: 'plain' }
  return sent === assigned
    ? { words: 'All sent', tone: 'kelp' }
    : { words: `${sent} of ${assigned} sent`, tone: 'sea' }
}
