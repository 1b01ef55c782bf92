import { truncate } from '#truncate.ts'
import { bounds, mostAddedAtOnce } from '../options.ts'
import { fromLine, isBeside, type ReadLine, withNotes } from './line.ts'
import { dateIn } from './notes.ts'
import { type Columns, columnsOf, rowsOf } from './rows.ts'

export type PastedSchool = Omit<ReadLine, 'isHeading'> & {
  /** The lines that name the school, counted from zero. */
  lines: number[]
}

/**
 * Reads a list of schools as people keep it: one a line, with or without bullets, such as "Tufts (ED2)" or
 * "Tufts, ED2, in progress", or rows copied from a spreadsheet, with or without headers. Returns each name
 * once, in the order of the list.
 * @param cycle The application year, such as `2026-27`, in which a date without a year lies.
 */
export function readPasted(text: string, cycle: string): PastedSchool[] {
  const rows = rowsOf(text)
  const columns = columnsOf(rows[0]?.cells ?? [])
  const read = (columns === null ? rows : rows.slice(1)).map(({ line, cells }) => ({
    ...fromRow(cells, columns, cycle),
    lines: [line],
  }))
  const schools = underHeadings(read)
    .filter(({ name }) => /\p{L}/u.test(name))
    .slice(0, mostAddedAtOnce)
  const byName = new Map<string, PastedSchool>()
  for (const school of schools) {
    const key = school.name.toLowerCase()
    const before = byName.get(key)
    if (before) before.lines.push(...school.lines)
    else byName.set(key, school)
  }
  return [...byName.values()]
}

/** Returns the text without these lines, counted from zero. */
export function withoutLines(text: string, lines: readonly number[]): string {
  return text
    .split(/\r?\n/)
    .filter((_, index) => !lines.includes(index))
    .join('\n')
}

/** Returns the schools. What a heading says holds for those below it, up to the next one or to an empty line. */
function underHeadings(read: readonly (ReadLine & Pick<PastedSchool, 'lines'>)[]): PastedSchool[] {
  let heading: ReadLine | null = null
  let last = -1
  return read.flatMap(({ isHeading, ...school }, at) => {
    const [line = 0] = school.lines
    const isApart = line > last + 1 && !read[at - 1]?.isHeading
    last = line
    if (isHeading) {
      heading = { isHeading, ...school }
      return []
    }
    if (isApart) heading = null
    const { plan = null, status = null, deadline = null } = heading ?? {}
    // A deadline is that of the plan it stands with.
    const isSamePlan = school.plan === null || school.plan === plan
    return {
      ...school,
      plan: school.plan ?? plan,
      status: school.status ?? status,
      deadline: school.deadline ?? (isSamePlan ? deadline : null),
    }
  })
}

function fromRow(cells: readonly string[], columns: Columns | null, cycle: string): ReadLine {
  const filled = cells.filter((cell) => cell !== '')
  if (cells.length === 1 || (columns === null && filled.length === 1)) return fromLine(filled[0]!, cycle)
  return fromCells(cells, columns, cycle)
}

function fromCells(cells: readonly string[], columns: Columns | null, cycle: string): ReadLine {
  if (columns === null) {
    const first = cells.findIndex((cell) => /\p{L}{2}/u.test(cell) && !isBeside(cell, cycle))
    return withNotes(cells[first] ?? '', cells.toSpliced(first, 1), cycle)
  }
  const read = withNotes(cells[columns.name] ?? '', cells, cycle)
  const major = cells[columns.major] || null
  const date = cells[columns.deadline] || null
  const deadline = date === null ? null : dateIn(date, cycle)
  return {
    ...read,
    major: major && truncate(major, bounds.words.max),
    deadline,
    unreadDate: deadline === null ? date : null,
    // Whatever the other columns are, their headers do not call it a major.
    others: [],
  }
}
