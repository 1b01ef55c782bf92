import { truncate } from '../../truncate.ts'
import type { Plan } from '../schema.ts'
import { plain } from '../search/rules.ts'
import { bounds } from './options.ts'

/** A school of a pasted list: its name as written there, and the plan if one stands beside it. */
export type PastedSchool = { name: string; plan: Plan | null }

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

/** Bullets, numbers and boxes that lists begin their lines with. */
const listMark = /^(?:[-–—*•▪·☐☑✓✔]|\[[ x]?\]|\d{1,2}[.)])\s*/i
/** A plan set off from the name: in brackets, by a dash or a colon. */
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
  const plan = cells.map(planIn).find((found) => found !== null) ?? null
  const named = cells[column] ?? cells.find((cell) => /\p{L}{2}/u.test(cell) && planIn(cell) === null) ?? ''
  const own = fromLine(named)
  return { name: own.name, plan: own.plan ?? plan }
}

function fromLine(line: string): PastedSchool {
  let text = line
  while (listMark.test(text)) text = text.replace(listMark, '')
  const parts = text.split(/[,;|]\s*/)
  const at = parts.findIndex((part, index) => index > 0 && planIn(part) !== null)
  if (at > 0) return school(parts.slice(0, at).join(', '), planIn(parts[at]!))
  for (const form of [setOff, planBehind]) {
    const [, name = '', behind = ''] = form.exec(text) ?? []
    const plan = planIn(behind)
    if (plan) return school(name, plan)
  }
  return school(text, null)
}

function school(name: string, plan: Plan | null): PastedSchool {
  return {
    name: truncate(name.replace(/[\s,;:([–—-]+$/, '').trim(), bounds.ownName.max),
    plan,
  }
}

function planIn(text: string): Plan | null {
  const words = text.toLowerCase().replaceAll('.', '').replace(/\s+/g, ' ').trim()
  return plans.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
