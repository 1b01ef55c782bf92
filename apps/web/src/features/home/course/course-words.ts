import { wordsOfDraft } from '@bearings/domain/essays/rules'
import type { Port, PortState, Season, Stop } from '@bearings/domain/progress/course'
import { daysBetween } from '@bearings/domain/today'
import { counted } from '@bearings/domain/words'

export const portNames: Record<Port, string> = {
  profile: 'Profile',
  schools: 'School list',
  essays: 'Essays',
  early: 'Early applications',
  regular: 'Regular decision',
  decisions: 'Decisions',
}

/** The meaning of a full circle, a ring and an empty circle, in words. */
export const stateWords: Record<PortState, string> = {
  passed: 'passed',
  here: 'you are here',
  ahead: 'ahead',
}

/** Explains when an essay counts as drafted, and a school as one without. */
export const drafted = `An essay counts as drafted at half of its word limit, or at ${wordsOfDraft} words without one. A school counts as without essays while its checklist asks for essays and none is entered for it.`

/**
 * Returns the text beside a stage's name, such as `7 of 12 drafted`; `null` if there is nothing to show yet.
 */
export function figureOf(stop: Stop, today: string): string | null {
  switch (stop.port) {
    case 'profile':
      return `${stop.percent}%`
    case 'schools':
      return stop.count === 0 ? 'none yet' : counted(stop.count, 'school')
    case 'essays':
      return essaysWords(stop)
    case 'early':
    case 'regular':
      return seasonWords(stop, today)
    case 'decisions':
      return stop.expected === 0 ? null : `${stop.received} of ${stop.expected}`
  }
}

function essaysWords({
  drafted,
  total,
  without,
}: {
  drafted: number
  total: number
  without: number
}): string {
  if (total === 0) return 'none yet'
  const words = `${drafted} of ${total} drafted`
  return without === 0 ? words : `${words}, ${counted(without, 'school')} without`
}

/**
 * Returns the days until the next deadline; if none lies ahead, how many applications are late, or left to send if none
 * is.
 */
function seasonWords({ total, left, late, nextDeadline, isOver }: Season, today: string): string {
  if (total === 0) return 'none'
  if (isOver) return 'done'
  if (left === 0) return 'all sent'
  if (nextDeadline === null) return late > 0 ? `${late} late` : `${left} to send`
  const days = daysBetween(today, nextDeadline)
  return days === 0 ? 'today' : counted(days, 'day')
}
