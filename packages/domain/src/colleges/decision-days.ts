import { months } from '../today.ts'
import { monthDay } from '../words.ts'
import type { Deadline, Plan, UsualDecision } from './schema.ts'

/** "by December 15", or "in mid-December". @param time `12-15` or `mid-12`. */
export function decisionTimeInWords(time: string): string {
  const [part, last] = time.split('-') as [string, string]
  if (/\d/.test(part)) return `by ${monthDay(`2000-${time}`)}`
  const month = months[Number(last) - 1]!
  return part === 'mid' ? `in mid-${month}` : `in ${part} ${month}`
}

type Application = { plan: Plan | null; deadline: string | null; status: string }

/**
 * Returns when an application that waits for its answer usually gets it; `null` where that is not known. A deferred one
 * is answered with the regular ones.
 */
export function decisionOf(
  { plan, deadline, status }: Application,
  { decisions, deadlines }: { decisions: readonly UsualDecision[]; deadlines: readonly Deadline[] },
): UsualDecision | null {
  if (status !== 'Submitted' && status !== 'Deferred') return null
  const second = deadlines.find(({ round }) => round === 'early_action_2')
  const isSecond = plan === 'early_action' && deadline !== null && second?.date === deadline
  const round = status === 'Deferred' ? 'regular' : isSecond ? 'early_action_2' : plan
  return decisions.find((each) => each.round === round) ?? null
}
