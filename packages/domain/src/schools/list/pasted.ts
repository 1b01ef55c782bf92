import { truncate } from '#truncate.ts'
import type { Plan } from '../schema.ts'
import { plain } from '../search/rules.ts'
import { bounds } from './options.ts'
import type { ListStatus } from './schema.ts'

/** A school of a pasted list: its name as written there, and the plan and status that stand beside it. */
export type PastedSchool = { name: string; plan: Plan | null; status: ListStatus | null }

/** The most lines that are read: four times what most students apply to. */
export const mostPasted = 60

/** The spellings of the plans, in lower case and without dots. */
const plans: [RegExp, Plan][] = [
  [/^(ed ?(2|ii)|early decision (2|ii))$/, 'early_decision_2'],
  [/^(ed ?(1|i)?|early decision( 1| i)?)$/, 'early_decision'],
  [/^(rea|scea|restrictive early action|single[- ]choice early action)$/, 'restrictive_early_action'],
  [/^(ea ?(1|i)?|early action( 1| i)?)$/, 'early_action'],
  [/^(rd|regular|regular decision)$/, 'regular'],
  [/^rolling( admissions?)?$/, 'rolling'],
  [/^priority( deadline)?$/, 'priority'],
]

/** What people call the statuses, in lower case and without dots. */
const statuses: [RegExp, ListStatus][] = [
  [/^(in progress|started|working on it|drafting)$/, 'In Progress'],
  [/^(submitted|applied|sent)$/, 'Submitted'],
  [/^deferred$/, 'Deferred'],
  [/^(wait[- ]?list(ed)?|wl)$/, 'Waitlisted'],
  [/^(accepted|admitted|got in)$/, 'Accepted'],
  [/^(rejected|denied)$/, 'Rejected'],
  [/^(withdrawn|withdrew)$/, 'Withdrawn'],
  [/^(committed|enrolled|attending)$/, 'Committed'],
]

/** Bullets, numbers and boxes that lists begin their lines with. */
const listMark = /^(?:[-–—*•▪·☐☑✓✔]|\[[ x]?\]|\d{1,2}[.)])\s*/i
/** A plan or a status set off from the name: in brackets, by a dash or a colon. */
const setOff = /^(.+?)(?:\s*[([]|\s+[-–—:]\s*|:\s*)([^()[\]]+?)[)\]]?$/
/** A plan right after the name. Short forms need capitals or a number, since "School of Ed" is a name. */
const planBehind =
  /^(.+?)\s+((?:ED|EA)(?: ?(?:[12]|I{1,2}))?|REA|SCEA|RD|e[da] ?[12]|[Ee]arly (?:[Dd]ecision|[Aa]ction)(?: (?:[12]|I{1,2}))?|[Rr]egular [Dd]ecision)$/
/** The header of a column of names in a spreadsheet. */
const nameHead = /^(schools?|colleges?|universit(y|ies)|institutions?|names?)( name)?$/i

/**
 * Reads a list of schools as people keep it: one a line, with or without bullets, such as "Tufts (ED2)" or
 * "Tufts, ED2, in progress", or rows copied from a spreadsheet, with or without headers. Returns each name
 * once, in the order of the list.
 */
export function readPasted(text: string): PastedSchool[] {
  const rows = text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
  const column = rows[0]?.findIndex((cell) => nameHead.test(cell)) ?? -1
  const schools = (column === -1 ? rows : rows.slice(1))
    .slice(0, mostPasted)
    .map((cells) => (cells.length > 1 ? fromCells(cells, column) : fromLine(cells[0]!)))
    .filter(({ name }) => /\p{L}/u.test(name))
  const names = schools.map(({ name }) => name.toLowerCase())
  return schools.filter((_, index) => names.indexOf(names[index]!) === index)
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

/** @param column The column of names by the headers; `-1` without headers, for the first cell that fits. */
function fromCells(cells: readonly string[], column: number): PastedSchool {
  const named = cells[column] ?? cells.find((cell) => /\p{L}{2}/u.test(cell) && !isNote(cell)) ?? ''
  return withNotes(named, cells)
}

function fromLine(line: string): PastedSchool {
  let text = line
  while (listMark.test(text)) text = text.replace(listMark, '')
  const parts = text.split(/[,;|]\s*/)
  const at = parts.findIndex((part, index) => index > 0 && isNote(part))
  if (at > 0) return withNotes(parts.slice(0, at).join(', '), parts.slice(at))
  for (const form of [setOff, planBehind]) {
    const [, name = '', behind = ''] = form.exec(text) ?? []
    if (isNote(behind)) return withNotes(name, [behind])
  }
  return { name: nameIn(text), plan: null, status: null }
}

/** Reads a name, which may have notes of its own, and the plan and status among the texts beside it. */
function withNotes(name: string, beside: readonly string[]): PastedSchool {
  const own = fromLine(name)
  return {
    name: own.name,
    plan: own.plan ?? firstOf(beside, planIn),
    status: own.status ?? firstOf(beside, statusIn),
  }
}

function firstOf<T>(texts: readonly string[], read: (text: string) => T | null): T | null {
  return texts.map(read).find((found) => found !== null) ?? null
}

function nameIn(text: string): string {
  return truncate(text.replace(/[\s,;:([–—-]+$/, '').trim(), bounds.ownName.max)
}

function isNote(text: string): boolean {
  return planIn(text) !== null || statusIn(text) !== null
}

function planIn(text: string): Plan | null {
  return meaningOf(text, plans)
}

function statusIn(text: string): ListStatus | null {
  return meaningOf(text, statuses)
}

function meaningOf<T>(text: string, spellings: readonly [RegExp, T][]): T | null {
  const words = text.toLowerCase().replaceAll('.', '').replace(/\s+/g, ' ').trim()
  return spellings.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
