import { truncate } from '#truncate.ts'
import type { Plan } from '../schema.ts'
import { plain } from '../search/rules.ts'
import { bounds, mostAddedAtOnce } from './options.ts'
import { dateIn, planIn, statusIn } from './pasted-notes.ts'
import type { ListStatus } from './schema.ts'

/** A school of a pasted list: its name as written there, and what stands beside it. */
export type PastedSchool = {
  name: string
  plan: Plan | null
  status: ListStatus | null
  /** `YYYY-MM-DD`. */
  deadline: string | null
  /** The text of a column of majors. */
  major: string | null
  /** Texts of unknown meaning beside the name, one of which may be a major. */
  others: string[]
  /** The text of a column of deadlines, if it is not a date. */
  unreadDate: string | null
  /** The lines that name the school, counted from zero. */
  lines: number[]
}

/** Bullets, numbers and boxes that lists begin their lines with. */
const listMark = /^(?:[-–—*•▪·☐☑✓✔]|\[[ x]?\]|\d{1,2}[.)])\s*/i
/** What parts of a line are set apart by: "Tufts, ED2" or "Tufts - ED2 - Jan 4". */
const separator = /([,;|]\s*|\s+[-–—]+\s+)/
/** A plan or a status set off from the name: in brackets, by a dash or a colon. */
const setOff = /^(.+?)(?:\s*[([]|\s+[-–—:]\s*|:\s*)([^()[\]]+?)[)\]]?$/
/** A plan right after the name. Short forms need capitals or a number, since "School of Ed" is a name. */
const planBehind =
  /^(.+?)\s+((?:ED|EA)(?: ?(?:[12]|I{1,2}))?|REA|SCEA|RD|e[da] ?[12]|[Ee]arly (?:[Dd]ecision|[Aa]ction)(?: (?:[12]|I{1,2}))?|[Rr]egular [Dd]ecision)$/
/** A date right after the name, or after its plan. */
const dateBehind =
  /^(.+?)\s+((?:(?:due|by) )?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{4}-\d{1,2}-\d{1,2}|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?(?: \d{4})?))$/i
/** The headers of the columns in a spreadsheet. */
const heads = {
  name: /^(schools?|colleges?|universit(y|ies)|institutions?|names?)( name)?$/i,
  major: /^((intended|first[- ]choice) )?(majors?|programs?|field of study)$/i,
  deadline: /^((application|app) )?(deadlines?|due( dates?)?|dates?)$/i,
}
/** A comma within a date, which separates nothing. */
const commaInDate = /\b([a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?),(?= \d{4}\b)/gi

/**
 * Reads a list of schools as people keep it: one a line, with or without bullets, such as "Tufts (ED2)" or
 * "Tufts, ED2, in progress", or rows copied from a spreadsheet, with or without headers. Returns each name
 * once, in the order of the list.
 * @param cycle The application year, such as `2026-27`, in which a date without a year lies.
 */
export function readPasted(text: string, cycle: string): PastedSchool[] {
  const rows = rowsOf(text)
  const columns = columnsOf(rows[0]?.cells ?? [])
  const schools = (columns === null ? rows : rows.slice(1))
    .slice(0, mostAddedAtOnce)
    .map(({ line, cells }) => ({
      ...(cells.length > 1 ? fromCells(cells, columns, cycle) : fromLine(cells[0]!, cycle)),
      lines: [line],
    }))
    .filter(({ name }) => /\p{L}/u.test(name))
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

function rowsOf(text: string): { line: number; cells: string[] }[] {
  return text
    .split(/\r?\n/)
    .map((each, line) => ({ line, cells: each.split('\t').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

type Columns = Record<keyof typeof heads, number>

/** Returns the columns by their headers, `-1` for one that is missing; `null` if the row has no headers. */
function columnsOf(cells: readonly string[]): Columns | null {
  const columnOf = (head: RegExp) => cells.findIndex((cell) => head.test(cell))
  const name = columnOf(heads.name)
  return name === -1 ? null : { name, major: columnOf(heads.major), deadline: columnOf(heads.deadline) }
}

/** Words that are in the names of many colleges, and in any sentence. */
const inAnyName = new Set([
  'a',
  'an',
  'and',
  'at',
  'college',
  'for',
  'in',
  'of',
  'school',
  'the',
  'university',
])

/**
 * Whether a line can stand for the college that the search has found likeliest, so that it may be chosen
 * without review. "Not a college at all" shares no distinctive word with any college. A nickname of one word,
 * such as "Bama", need not.
 */
export function isLikelyMatch(line: string, college: string): boolean {
  const own = plain(line)
    .split(' ')
    .filter((word) => !inAnyName.has(word))
  if (own.length < 2) return true
  const words = plain(college).split(' ')
  return own.some((word) => words.some((of) => of === word || (word.length > 3 && of.startsWith(word))))
}

type Read = Omit<PastedSchool, 'lines'>

function fromCells(cells: readonly string[], columns: Columns | null, cycle: string): Read {
  if (columns === null) {
    const first = cells.findIndex((cell) => /\p{L}{2}/u.test(cell) && !isNote(cell, cycle))
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

function fromLine(line: string, cycle: string): Read {
  let text = line.replace(commaInDate, '$1')
  while (listMark.test(text)) text = text.replace(listMark, '')
  const pieces = text.split(separator)
  const parts = pieces.filter((_, index) => index % 2 === 0).map(withoutLooseBracket)
  const at = parts.findIndex((part, index) => index > 0 && isNote(part, cycle))
  // The name keeps its own commas and dashes, as in "Wisconsin - Madison".
  if (at > 0) return withNotes(pieces.slice(0, 2 * at - 1).join(''), parts.slice(at), cycle)
  const [first = '', ...rest] = parts
  for (const form of [setOff, planBehind, dateBehind]) {
    const [, name = '', behind = ''] = form.exec(text) ?? []
    if (isNote(behind, cycle)) return withNotes(name, [behind], cycle)
    const [, before = '', note = ''] = form.exec(first) ?? []
    if (isNote(note, cycle)) return withNotes(before, [note, ...rest], cycle)
  }
  return {
    name: nameIn(text),
    plan: null,
    status: null,
    deadline: null,
    major: null,
    others: [],
    unreadDate: null,
  }
}

/** Removes the bracket that a list of notes, such as "(ED2, Nov 1)", closes with. */
function withoutLooseBracket(part: string): string {
  return /[([]/.test(part) ? part : part.replace(/[)\]]+$/, '')
}

/** Reads a name, which may have notes of its own, and the notes among the texts beside it. */
function withNotes(name: string, beside: readonly string[], cycle: string): Read {
  const own = fromLine(name, cycle)
  return {
    ...own,
    plan: own.plan ?? firstOf(beside, planIn),
    status: own.status ?? firstOf(beside, statusIn),
    deadline: own.deadline ?? firstOf(beside, (text) => dateIn(text, cycle)),
    others: [...own.others, ...beside.filter((text) => text !== '' && !isNote(text, cycle))],
  }
}

function isNote(text: string, cycle: string): boolean {
  return planIn(text) !== null || statusIn(text) !== null || dateIn(text, cycle) !== null
}

function firstOf<T>(texts: readonly string[], read: (text: string) => T | null): T | null {
  return texts.map(read).find((found) => found !== null) ?? null
}

function nameIn(text: string): string {
  return truncate(text.replace(/[\s,;:([–—-]+$/, '').trim(), bounds.ownName.max)
}
