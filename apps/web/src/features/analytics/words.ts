import type { EssayStatus } from '@bearings/domain/essays/options'
import { statusLabels } from '@bearings/domain/essays/rules'
import type { Band, Funnel, SchoolProgress } from '@bearings/domain/progress/analytics'
import type { WeeksHistory } from '@bearings/domain/weeks/schema'
import { counted } from '@bearings/domain/words'

// One or two sentences on what each chart shows, for people who do not see it and for those who prefer to
// read.

export function progressSummary(schools: readonly SchoolProgress[]): string {
  const done = sum(schools.map((school) => school.done))
  const total = sum(schools.map((school) => school.total))
  const out = schools.filter(({ state }) => state === 'sent').length
  const sent = out === 0 ? '' : `, ${out === schools.length ? 'all' : out} sent`
  return `${done} of ${total} things on checklists and essays done for ${counted(schools.length, 'school')}${sent}.`
}

export function essaysSummary(states: readonly { status: EssayStatus; count: number }[]): string {
  const parts = states
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${statusLabels[status].toLowerCase()}`)
  return `${counted(sum(states.map(({ count }) => count)), 'essay')}: ${parts.join(', ')}.`
}

export function weeksSummary({ weeks, doneInLast14Days }: WeeksHistory): string {
  const done = sum(weeks.map((week) => week.done))
  const total = sum(weeks.map((week) => week.total))
  return `${counted(doneInLast14Days, 'task')} done in the last 14 days; ${done} of ${total} planned in the last ${weeks.length} weeks.`
}

export function balanceSummary(bands: readonly Band[]): string {
  const parts = bands
    .filter(({ schools }) => schools.length > 0)
    .map(({ band, schools }) => `${schools.length} ${within(band)}`)
  return `${counted(sum(bands.map(({ schools }) => schools.length)), 'school')} by admission rate: ${parts.join(', ')}.`
}

export function funnelSummary({ onList, submitted, decided, accepted }: Funnel): string {
  if (submitted === 0) return `Of ${counted(onList, 'school')} on your list, no application is out yet.`
  return `Of ${counted(onList, 'school')} on your list, ${submitted} submitted; of these ${decided} decided, ${accepted} accepted.`
}

/** Puts a band into a sentence: `under 10%`, `at 25% to 49%`. */
function within(band: string): string {
  return /^\d/.test(band) ? `at ${band}` : band.toLowerCase()
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
