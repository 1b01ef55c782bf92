import type { BrokenRule } from '../broken-rule.ts'
import { isPastDay } from '../calendar-dates.ts'
import { hasCommitted, stages } from '../list/options.ts'
import { addDays } from '../today.ts'
import { limits } from './options.ts'
import type { Letter, LetterSchool, Recommender } from './schema.ts'

type Asking = Pick<LetterSchool, 'entryId' | 'teachers' | 'counselor'>
type Writer = Pick<Recommender, 'state' | 'letters'>
/** The school's status; `null` if it is not shown, which counts as undecided. */
type Status = { status: LetterSchool['status'] | null }
type School = Pick<LetterSchool, 'entryId' | 'deadline'> & Status

export function ruleAgainstRecommender(soFar: number): BrokenRule | null {
  return soFar >= limits.recommenders ? 'recommenders-full' : null
}

/** Whether a recommender's letters count: one who has declined writes none. */
export function isWriting({ state }: Pick<Writer, 'state'>): boolean {
  return state !== 'declined'
}

/** Whether a letter is of use to a school: the application is neither decided nor withdrawn. */
export function takesLetters({ status }: Status): boolean {
  return !stages.decided.some((each) => each === status)
}

/** Returns the undecided schools that still wait for a letter from this recommender: none after a commitment. */
function waitingFor<Of extends School>(writer: Writer, schools: readonly Of[]): Of[] {
  if (!isWriting(writer) || hasCommitted(schools)) return []
  const unsent = new Set(writer.letters.flatMap(({ entryId, sentOn }) => (sentOn === null ? entryId : [])))
  return schools.filter((school) => unsent.has(school.entryId) && takesLetters(school))
}

/** Returns the school with the first upcoming deadline that needs this recommender's letter, or `null`. */
export function nextNeeded<Of extends School>(
  writer: Writer,
  schools: readonly Of[],
  today: string,
): (Of & { deadline: string }) | null {
  const ahead = waitingFor(writer, schools).flatMap((school) =>
    school.deadline !== null && !isPastDay(school.deadline, today)
      ? { ...school, deadline: school.deadline }
      : [],
  )
  return ahead.toSorted((one, other) => one.deadline.localeCompare(other.deadline))[0] ?? null
}

/** Returns the deadline of the recommender's next letter, as `YYYY-MM-DD`. */
export function neededBy(writer: Writer, schools: readonly School[], today: string): string | null {
  return nextNeeded(writer, schools, today)?.deadline ?? null
}

/** Returns the schools whose deadline has passed without the recommender's letter. */
export function overdueSchools<Of extends School>(
  writer: Writer,
  schools: readonly Of[],
  today: string,
): Of[] {
  return waitingFor(writer, schools).filter(({ deadline }) => deadline !== null && isPastDay(deadline, today))
}

/**
 * Returns the date by which to ask a recommender who has not been asked, as `YYYY-MM-DD`, possibly in the
 * past; `null` if there is no upcoming deadline.
 */
export function askBy(writer: Writer, schools: readonly School[], today: string): string | null {
  const needed = writer.state === 'planned' ? neededBy(writer, schools, today) : null
  return needed && addDays(needed, -limits.daysToWrite)
}

/**
 * Counts the letters that have been sent, and all that count: those, and the ones that these schools, the list, still
 * take. After a commitment, none does.
 */
export function countSent(
  letters: readonly Pick<Letter, 'entryId' | 'sentOn'>[],
  schools: readonly (Pick<School, 'entryId'> & Status)[],
): { sent: number; of: number } {
  const open = new Set(
    hasCommitted(schools) ? [] : schools.filter(takesLetters).map(({ entryId }) => entryId),
  )
  const sent = letters.filter(({ sentOn }) => sentOn !== null).length
  const unsent = letters.filter(({ entryId, sentOn }) => sentOn === null && open.has(entryId)).length
  return { sent, of: sent + unsent }
}

export type LettersAt = {
  /** The letters that the school requires; `null` if the catalog does not know. */
  required: number | null
  assigned: number
  sent: number
  /** The recommenders that the school requires and that are still missing. */
  missing: { teachers: number; counselor: boolean }
}

/** Counts the letters that a school requires and those assigned, without recommenders who declined. */
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
    sent: writing.filter(({ sentOn }) => sentOn !== null).length,
    missing: {
      teachers: Math.max(0, (teachers ?? 0) - has('teacher')),
      counselor: counselor === true && has('counselor') === 0,
    },
  }
}

/** Whether an undecided school of the list still waits for a letter that is unassigned or not sent: none after a commitment. */
export function isWaiting(
  school: Asking & Status,
  recommenders: readonly (Writer & Pick<Recommender, 'kind'>)[],
  list: readonly Status[],
): boolean {
  if (!takesLetters(school) || hasCommitted(list)) return false
  const { assigned, sent, missing } = lettersAt(school, recommenders)
  return sent < assigned || missing.teachers > 0 || missing.counselor
}

/** Returns the letters with the one for this school sent on this date, as the student says, or not sent if `null`. */
export function withSent(
  letters: readonly Letter[],
  { entryId, sentOn }: Pick<Letter, 'entryId' | 'sentOn'>,
): Letter[] {
  const saidBy = sentOn === null ? null : 'student'
  return letters.map((letter) => (letter.entryId === entryId ? { entryId, sentOn, saidBy } : letter))
}

/** What somebody else said of a letter stands: the student can say when it was sent only where nobody else has. */
export function ruleAgainstSaying({ saidBy }: Pick<Letter, 'saidBy'>): BrokenRule | null {
  return saidBy === null || saidBy === 'student' ? null : 'letter-said'
}
