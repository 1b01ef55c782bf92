import { months } from '#today.ts'
import type { FindableCollege } from '../find/schema.ts'
import { type ChangeStatus, takesNobody } from './options.ts'
import type { CollegeChange } from './schema.ts'

/** What these rules need of a change, as the search file has it too. */
export type Change = Pick<CollegeChange, 'status' | 'endsOn' | 'takesApplicants'> & {
  successor: Pick<NonNullable<CollegeChange['successor']>, 'name' | 'role'> | null
}

/** Whether a student must hear of the change before anything else about the college. */
export function isGrave(change: Pick<Change, 'status' | 'takesApplicants'>): boolean {
  return takesNobody(change) || change.status === 'at_risk'
}

/**
 * Says in a few words what becomes of a college, for a line of a list: "Closes in May 2027. Takes no new
 * students".
 */
export function changeInShort(change: Change, today: string): string {
  const what = headlines[change.status](change, today)
  return takesNobody(change) && change.status !== 'closed' ? `${what}. Takes no new students` : what
}

/** Says what becomes of a college, and what that means for a student who thinks of applying. */
export function changeInWords(
  change: CollegeChange,
  name: string,
  today: string,
): { title: string; text: string } {
  const { status, lastIntake, isCertain, successor } = change
  const isOver = headlines[status](change, today).startsWith('Closed')
  const sentences = [
    takesNobody(change) && `${name} takes no new students${isOver ? '' : lastIntakeInWords(lastIntake)}.`,
    successor && successorSentences[successor.role](successor.name, status),
    change.takesApplicants === null && `Ask ${name} whether it takes applications before you plan on it.`,
    change.takesApplicants === true && 'It still takes applications.',
    !isCertain && 'This is what has been reported. Check it with the college.',
  ]
  return {
    title: headlines[status](change, today),
    text: sentences.filter((sentence) => typeof sentence === 'string').join(' '),
  }
}

const lastIntakeInWords = (year: string | null) => (year === null ? '' : `. The last began in fall ${year}`)

const successorSentences: Record<
  'joins' | 'finish' | 'campus',
  (successor: string, status: ChangeStatus) => string | null
> = {
  // The headline names it.
  joins: () => null,
  finish: (successor) => `Its students can finish at ${successor}.`,
  campus: (successor) => `${successor} takes over its campus.`,
}

const headlines: Record<ChangeStatus, (change: Change, today: string) => string> = {
  closed: ({ endsOn }, today) => closing(endsOn, today, true),
  closing: ({ endsOn }, today) => closing(endsOn, today, false),
  paused: ({ endsOn }) => `Paused its programs${when(endsOn)}`,
  merging: ({ successor, endsOn }, today) =>
    `Is joining ${successor?.name ?? 'another college'}${isPast(endsOn, today) ? '' : by(endsOn)}`,
  merged: ({ successor, endsOn }) => `Part of ${successor?.name ?? 'another college'}${since(endsOn)}`,
  renamed: ({ successor, endsOn }) => `Now called ${successor?.name ?? 'by another name'}${since(endsOn)}`,
  shrinking: ({ endsOn }) => `Teaches only a few programs${since(endsOn)}`,
  moved: ({ successor, endsOn }) => `Moved${successor ? ` to ${successor.name}` : ''}${when(endsOn)}`,
  at_risk: () => 'May close',
}

/** A college that is closing has closed once its day, month or year is over. */
function closing(endsOn: string | null, today: string, hasClosed: boolean): string {
  return `${hasClosed || isPast(endsOn, today) ? 'Closed' : endsOn === null ? 'Is closing' : 'Closes'}${when(endsOn)}`
}

function isPast(endsOn: string | null, today: string): boolean {
  return endsOn !== null && endsOn < today.slice(0, endsOn.length)
}

const when = (endsOn: string | null) => (endsOn === null ? '' : ` in ${monthOf(endsOn)}`)
const since = (endsOn: string | null) => (endsOn === null ? '' : ` since ${monthOf(endsOn)}`)
const by = (endsOn: string | null) => (endsOn === null ? '' : `, by ${monthOf(endsOn)}`)

/** "May 2027", or "2027" where no month is known. */
function monthOf(endsOn: string): string {
  const [year, month] = endsOn.split('-')
  return month === undefined ? year! : `${months[Number(month) - 1]} ${year}`
}

/** Returns the change that the search file has of a college; `null` if nothing becomes of it. */
export function changeOfFound({
  changeStatus,
  changeEndsOn,
  changeSuccessor,
  takesNobody: isClosed,
}: Pick<
  FindableCollege,
  'changeStatus' | 'changeEndsOn' | 'changeSuccessor' | 'takesNobody'
>): Change | null {
  if (changeStatus === null) return null
  const successor = changeSuccessor === null ? null : ({ name: changeSuccessor, role: 'joins' } as const)
  return { status: changeStatus, endsOn: changeEndsOn, takesApplicants: isClosed ? false : null, successor }
}
