import { cell, type Row, unexpected } from './csv.ts'
import { tidyNumber } from './text.ts'

/** Returns the meaning of a source's code. An unknown code stops the build, because it may mean anything. */
export function meaningOf<Meaning>(
  row: Row,
  column: string,
  codes: Readonly<Record<string, Meaning>>,
): Meaning {
  const code = cell(row, column)
  if (!Object.hasOwn(codes, code)) throw unexpected(row, column, listed(Object.keys(codes)))
  return codes[code]!
}

export const yesOrNo = { true: 't', false: 'f', '': '' }

/** Returns a word from a closed list, or the empty string. */
export function oneOf(row: Row, column: string, known: readonly string[]): string {
  const value = cell(row, column)
  if (value && !known.includes(value)) throw unexpected(row, column, listed([...known, '']))
  return value
}

function listed(codes: readonly string[]): string {
  const words = codes.map((code) => code || 'nothing')
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ')
}

/** Returns a number without trailing zeros, or the empty string. */
export function numberOf(row: Row, column: string): string {
  const value = cell(row, column)
  if (value && !/^-?\d+(\.\d+)?$/.test(value)) throw unexpected(row, column, 'a number or nothing')
  return tidyNumber(value)
}

/** Returns a college's number in the federal surveys. */
export function unitidOf(row: Row): string {
  const unitid = cell(row, 'unitid')
  if (!/^\d{6}$/.test(unitid)) throw unexpected(row, 'unitid', 'six digits')
  return unitid
}

/** Returns the application year of a row, such as `2026-27`. */
export function cycleOf(row: Row): string {
  const cycle = cell(row, 'cycle')
  const [, first, second] = /^(\d{4})-(\d{2})$/.exec(cycle) ?? []
  if (!first || (Number(first) + 1) % 100 !== Number(second))
    throw unexpected(row, 'cycle', 'two years such as 2026-27')
  return cycle
}

/** Returns a day in the row's cycle, from August to the next August, or the empty string. */
export function dayOf(row: Row, column: string): string {
  const day = cell(row, column)
  const first = Number(cycleOf(row).slice(0, 4))
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day)
  if (day && !(isDay && day >= `${first}-08-01` && day < `${first + 1}-09-01`))
    throw unexpected(row, column, `a day such as ${first}-11-01, from August ${first} to August ${first + 1}`)
  return day
}

/** Returns the first such day from August on: `11-30` in the cycle 2026-27 is 2026-11-30. */
export function dayInCycle(cycle: string, monthAndDay: string): string {
  const first = Number(cycle.slice(0, 4))
  return `${monthAndDay >= '08' ? first : first + 1}-${monthAndDay}`
}
