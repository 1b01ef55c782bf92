import { truncateLine } from '#truncate.ts'
import { counted, formatInteger, monthDay, shortMonthDay } from '#words.ts'
import type { Forecast } from './forecast.ts'
import type { Lever, Named } from './levers.ts'
import type { Pace, Range } from './schedule.ts'
import type { ShownForecast } from './schema.ts'

/** "between January 2 and 11", "on December 4", "after more than a year" */
export function rangeInWords({ earliest, latest }: Range): string {
  if (earliest === null) return 'in more than a year'
  if (latest === null) return `on ${monthDay(earliest)} at the earliest`
  if (earliest === latest) return `on ${monthDay(earliest)}`
  const end = earliest.slice(0, 7) === latest.slice(0, 7) ? String(Number(latest.slice(8))) : monthDay(latest)
  return `between ${monthDay(earliest)} and ${end}`
}

/** The same in a column of days: "Jan 2 to 11", "Dec 4". */
export function rangeInShort({ earliest, latest }: Range): string {
  if (earliest === null) return 'In over a year'
  if (latest === null) return `From ${shortMonthDay(earliest)}`
  if (earliest === latest) return shortMonthDay(earliest)
  const end =
    earliest.slice(0, 7) === latest.slice(0, 7) ? String(Number(latest.slice(8))) : shortMonthDay(latest)
  return `${shortMonthDay(earliest)} to ${end}`
}

/** What is expected, in a sentence: "At your pace you finish between January 2 and 11." */
export function finishInWords({ finish }: Forecast, { isOwn }: { isOwn: boolean }): string {
  if (finish === null) return 'Nothing is left to write or to fill in.'
  return `${isOwn ? 'At your pace' : 'At a usual pace'} you finish ${rangeInWords(finish)}.`
}

/** "At risk: Grinnell (Jan 15), Macalester (Jan 15) and 2 more."; `null` where nothing is. */
export function riskInWords({ applications }: Pick<ShownForecast, 'applications'>): string | null {
  const names = applications
    .filter(({ isAtRisk }) => isAtRisk)
    .map(({ name, deadline }) => `${name} (${shortMonthDay(deadline)})`)
  if (names.length === 0) return null
  const more = names.length > 3 ? ` and ${names.length - 3} more` : ''
  return `At risk: ${names.slice(0, 3).join(', ')}${more}.`
}

/** On what the range rests: "120 to 260 words on a day of writing, as in your last three weeks". */
export function paceInWords({ slow, fast, isOwn }: Pace & { isOwn: boolean }): string {
  const words = `${formatInteger(slow)} to ${formatInteger(fast)} words on a day of writing`
  return isOwn
    ? `${words}, as in your last three weeks`
    : `${words}, until there are five days of your own to go by`
}

export function leverInWords(lever: Lever): string {
  if (lever.kind === 'hour') return 'One more hour on Sundays'
  if (lever.kind === 'drop') return `Without ${lever.name}`
  return `Begin ${essayInWords(lever.to)} from ${sourceInWords(lever)}, about ${counted(lever.words, 'word')} less`
}

/** A prompt that two colleges share is written out once. */
function sourceInWords({ to, from }: { to: Named; from: Named }): string {
  return to.promptName === from.promptName && from.schoolName !== null
    ? `the one for ${from.schoolName}`
    : essayInWords(from)
}

/** Many colleges ask the same, so that an essay is told by its college. */
function essayInWords({ promptName, schoolName }: Named): string {
  const name = `“${truncateLine(promptName, 60)}”`
  return schoolName === null ? name : `${name} for ${schoolName}`
}

/** What would change: "finished on January 4, nothing at risk". */
export function effectInWords({ after }: Lever, now: Forecast): string {
  const day = after.finish ? `finished ${rangeInWords(after.finish)}` : 'finished at once'
  if (now.atRisk === 0) return day
  if (after.atRisk === now.atRisk) return `${day}, still ${after.atRisk} at risk`
  return `${day}, ${after.atRisk === 0 ? 'nothing' : `${after.atRisk} instead of ${now.atRisk}`} at risk`
}
