import { daysBetween } from '../today.ts'

// How figures, days and lists are written in an answer. One way, so that a figure can be looked for in what tools said.

/** "4.6%" below ten percent, "57%" above. @param share 0 to 1. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(share < 0.1 ? 1 : 0))}%`
}

/** "$19,312"; below zero with a true minus. @param amount US dollars. */
export function dollars(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

/** "2 essays", "1 essay", "no essays". */
export function counted(count: number, noun: string, many = `${noun}s`): string {
  return `${count === 0 ? 'no' : whole(count)} ${count === 1 ? noun : many}`
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** `2027-01-05` as "January 5, 2027". */
export function day(date: string): string {
  const [year, month, ofMonth] = date.split('-').map(Number) as [number, number, number]
  return `${months[month - 1]} ${ofMonth}, ${year}`
}

/** "in 9 days", "tomorrow", "today", "2 days ago". */
export function untilDay(date: string, today: string): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 0 ? `in ${whole(days)} days` : `${whole(-days)} days ago`
}

/** "a", "a and b", "a, b and c". */
export function inProse(items: readonly string[], last = 'and'): string {
  if (items.length <= 1) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

/** A table as Markdown; the first column is of words, the others of figures. Bars in a cell are taken out. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`
  const rule = `| ${head.map((_, at) => (at === 0 ? '---' : '---:')).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/**
 * A text of somebody's, such as the name of a school added by hand, without what would be formatting or a link in an answer.
 */
export function quoted(text: string): string {
  return unmarked(text).replace(/\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)/gi, '')
}

/** The same with its addresses as they are, for what is kept and not answered. */
export function unmarked(text: string): string {
  return text.replace(/[\s*_`[\]|<>]+/g, ' ').trim()
}
