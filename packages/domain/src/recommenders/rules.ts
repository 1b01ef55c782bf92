import type { BrokenRule } from '../broken-rule.ts'
import { stages } from '../schools/list/options.ts'
import { addDays } from '../today.ts'
import { limits } from './options.ts'
import type { Letter, LetterSchool, Recommender } from './schema.ts'

type Asking = Pick<LetterSchool, 'entryId' | 'teachers' | 'counselor'>
type Writer = Pick<Recommender, 'state' | 'letters'>
/** Without a status where that is not shown: then it counts as undecided. */
type Status = { status: LetterSchool['status'] | null }
type School = Pick<LetterSchool, 'entryId' | 'deadline'> & Status

export function ruleAgainstRecommender(soFar: number): BrokenRule | null {
  return soFar >= limits.recommenders ? 'recommenders-full' : null
}

/** Whether letters of theirs count: who has declined writes none. */
export function isWriting({ state }: Pick<Writer, 'state'>): boolean {
  return state !== 'declined'
}

/** Whether a letter is of use to a school: it has not decided, and is still applied to. */
export function takesLetters({ status }: Status): boolean {
  return !stages.decided.some((each) => each === status)
}

/** The schools that still wait for a letter of this person's: not sent, and not decided without it. */
function waitingFor<Of extends School>(writer: Writer, schools: readonly Of[]): Of[] {
  if (!isWriting(writer)) return []
  const unsent = new Set(writer.letters.flatMap(({ entryId, sentOn }) => (sentOn === null ? entryId : [])))
  return schools.filter((school) => unsent.has(school.entryId) && takesLetters(school))
}

/**
 * The school that needs their next letter: the one with the first upcoming deadline; `null` if there is none.
 */
export function nextNeeded<Of extends School>(
  writer: Writer,
  schools: readonly Of[],
  today: string,
): (Of & { deadline: string }) | null {
  const ahead = waitingFor(writer, schools).flatMap((school) =>
    school.deadline !== null && school.deadline >= today ? { ...school, deadline: school.deadline } : [],
  )
  return ahead.toSorted((one, other) => one.deadline.localeCompare(other.deadline))[0] ?? null
}

/** When that is, `YYYY-MM-DD`. */
export function neededBy(writer: Writer, schools: readonly School[], today: string): string | null {
  return nextNeeded(writer, schools, today)?.deadline ?? null
}

/** The schools whose deadline has passed without the letter. */
export function missedBy<Of extends School>(writer: Writer, schools: readonly Of[], today: string): Of[] {
  return waitingFor(writer, schools).filter(({ deadline }) => deadline !== null && deadline < today)
}

/**
 * The date by which to ask a recommender who has not been asked, `YYYY-MM-DD`, possibly in the past. `null`
 * if nothing is near.
 */
export function askBy(writer: Writer, schools: readonly School[], today: string): string | null {
  const needed = writer.state === 'planned' ? neededBy(writer, schools, today) : null
  return needed && addDays(needed, -limits.daysToWrite)
}

/** How many letters a recommender should write, and how many have been sent. */
export function countSent(letters: readonly Letter[]): { sent: number; of: number } {
  return { sent: letters.filter(({ sentOn }) => sentOn !== null).length, of: letters.length }
}

export type LettersAt = {
  /** How many the school asks for; `null` when the catalog does not know. */
  required: number | null
  assigned: number
  sent: number
  /** The recommenders a school requires who are still missing. */
  missing: { teachers: number; counselor: boolean }
}

/** The letters a school requires, and those assigned; recommenders who declined do not count. */
export function lettersAt(
  school: Asking,
  recommenders: readonly (Writer & Pick<Recommender, 'kind'>)[],
): LettersAt {
  const writing = recommenders.filter(isWriting).flatMap(({ kind, letters }) => {
    const letter = letters.find(({ entryId }) => entryId === school.entryId)
    return letter ? { kind, sentOn: letter.sentOn } : []
  })
  const { teachers, counselor } = school
  const has = (kind: Recommender['kind']) => writing.filter((each) => each.kind === kind).length
  return {
    required: teachers === null && counselor === null ? null : (teachers ?? 0) + (counselor ? 1 : 0),
    assigned: writing.length,
    sent: countSent(writing.map(({ sentOn }) => ({ entryId: school.entryId, sentOn }))).sent,
    missing: {
      teachers: Math.max(0, (teachers ?? 0) - has('teacher')),
      counselor: counselor === true && has('counselor') === 0,
    },
  }
}

/** Whether a school still waits for something: it has not decided, and a letter is missing or not sent. */
export function isWaiting(
  school: Asking & Status,
  recommenders: readonly (Writer & Pick<Recommender, 'kind'>)[],
): boolean {
  const { assigned, sent, missing } = lettersAt(school, recommenders)
  return takesLetters(school) && (sent < assigned || missing.teachers > 0 || missing.counselor)
}

/** The same letters, that for this school sent on this day, or not yet with `null`. */
export function withSent(letters: readonly Letter[], { entryId, sentOn }: Letter): Letter[] {
  return letters.map((letter) => (letter.entryId === entryId ? { entryId, sentOn } : letter))
}
