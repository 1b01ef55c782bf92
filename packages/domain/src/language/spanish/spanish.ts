import type { Speech } from '../speech.ts'
import { texts } from './texts.ts'

const inUtc = { timeZone: 'UTC' } as const
const short = new Intl.DateTimeFormat('es-US', { ...inUtc, dateStyle: 'medium' })
const long = new Intl.DateTimeFormat('es-US', { ...inUtc, dateStyle: 'long' })
const monthDay = new Intl.DateTimeFormat('es-US', { ...inUtc, month: 'long', day: 'numeric' })

const both = new Intl.ListFormat('es-US')
const either = new Intl.ListFormat('es-US', { type: 'disjunction' })

/** Spanish as it is read in the United States, where amounts and numbers look as in English. */
export const spanish: Speech = {
  language: 'es',
  texts,
  date: written(short),
  longDate: written(long),
  monthDay: written(monthDay),
  list: (items, last) => (last === 'or' ? either : both).format(items),
}

/** Anything that is not a date stays unchanged. */
function written(format: Intl.DateTimeFormat): (date: string) => string {
  return (date) => {
    const instant = new Date(`${date}T00:00:00Z`)
    return Number.isNaN(instant.getTime()) ? date : format.format(instant)
  }
}
