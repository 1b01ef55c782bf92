import type { Plan } from '#colleges/schema.ts'
import { truncate } from '#truncate.ts'
import { isTimeOfDay } from '#written-day.ts'
import { bounds } from '../options.ts'
import type { ListStatus } from '../schema.ts'
import { headingIn, isRank } from './headings.ts'
import { dateIn, planIn, statusIn } from './notes.ts'
import { withoutMarks } from './rows.ts'

/** What a line, or a row of a spreadsheet, says: the name of a school as written there, and what stands beside it. */
export type ReadLine = {
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
  /** Whether the line ends in a colon, as a heading does. */
  mayBeHeading: boolean
  /** Whether it is a heading, whose plan, status and deadline are those of the schools below it. */
  isHeading: boolean
}

/** What parts of a line are set apart by: "Tufts, ED2" or "Tufts - ED2 - Jan 4". */
const separator = /([,;|]\s*|\s+[-–—]+\s+)/
/** A plan or a status set off from the name: in brackets, by a dash or a colon. */
const setOff = /^(.+?)(?:\s*[([]|\s+[-–—:]\s*|:\s*)([^()[\]]+?)[)\]]?$/
/** A plan right after the name. Short forms need capitals or a number, since "School of Ed" is a name. */
const planBehind =
  /^(.+?)\s+((?:ED|EA)(?: ?(?:[12]|I{1,2}))?|REA|SCEA|RD|e[da] ?[12]|[Ee]arly (?:[Dd]ecision|[Aa]ction)(?: (?:[12]|I{1,2}))?|[Rr]egular [Dd]ecision)$/
/** "Sunday November 1 2026 at 11:59 p.m. Eastern Time" is a date of nine words. */
const mostWordsOfDate = 10
/** A heading or a plan before the name, as in "Safety: ASU". */
const inFront = /^([^:]+?)(?::|\s+[-–—]\s)\s*(.+)$/
/** The commas within a date, which separate nothing. */
const commasInDate: readonly [RegExp, string][] = [
  [
    /\b((?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?), (?=[a-z]{3,9}\.? ?\d|\d)/gi,
    '$1 ',
  ],
  [/\b([a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2} [a-z]{3,9}), ?(?=\d{4}\b)/gi, '$1 '],
  [/(\d), (?=(?:at )?\d{1,2}(?::\d\d)? ?[ap]\.?m\b)/gi, '$1 '],
]

/**
 * Reads a line such as "Tufts (ED2)" or "Safety: ASU".
 * @param cycle The application year, in which a date without a year lies.
 */
export function fromLine(line: string, cycle: string): ReadLine {
  const marked = commasInDate.reduce((text, [commas, instead]) => text.replace(commas, instead), line)
  const text = withoutMarks(marked).replace(/\s*:\s*$/, '')
  const mayBeHeading = /:\s*$/.test(marked)
  const heading = headingOf(text, cycle)
  if (heading) return { ...nothing, ...heading, isHeading: true }
  const [, before = '', behind = ''] = inFront.exec(text) ?? []
  const over = headingOf(before, cycle)
  if (over) {
    const own = fromLine(behind, cycle)
    const { plan, status, deadline } = over
    return {
      ...own,
      plan: own.plan ?? plan,
      status: own.status ?? status,
      deadline: own.deadline ?? deadline,
    }
  }
  const read = { ...noted(text, cycle), mayBeHeading }
  const said = headingIn(read.name)
  return said ? { ...read, plan: read.plan ?? said.plan, isHeading: true } : read
}

const nothing: ReadLine = {
  name: '',
  plan: null,
  status: null,
  deadline: null,
  major: null,
  others: [],
  unreadDate: null,
  mayBeHeading: false,
  isHeading: false,
}

/** Returns what a line says that names no school; `null` for any other. */
function headingOf(text: string, cycle: string): Pick<ReadLine, 'plan' | 'status' | 'deadline'> | null {
  const alone = dateIn(text, cycle)
  if (alone !== null) return { plan: null, status: null, deadline: alone }
  const [, inBrackets = ''] = /[([]([^()[\]]*)[)\]]/.exec(text) ?? []
  const heading = headingIn(text)
  return heading && { ...heading, deadline: dateIn(inBrackets, cycle) }
}

/** Reads a line that names a school, perhaps with notes behind the name. */
function noted(text: string, cycle: string): ReadLine {
  const pieces = text.split(separator)
  const parts = pieces.filter((_, index) => index % 2 === 0).map(withoutLooseBracket)
  const at = parts.findIndex((part, index) => index > 0 && isBeside(part, cycle))
  // The name keeps its own commas and dashes, as in "Wisconsin - Madison".
  if (at > 0) return withNotes(pieces.slice(0, 2 * at - 1).join(''), parts.slice(at), cycle)
  const [first = '', ...rest] = parts
  for (const split of [setOffIn, planBehindIn, dateBehindIn]) {
    const [name, behind] = split(text, cycle)
    if (isBeside(behind, cycle)) return withNotes(name, [behind], cycle)
    const [before, note] = split(first, cycle)
    if (isBeside(note, cycle)) return withNotes(before, [note, ...rest], cycle)
  }
  return { ...nothing, name: nameIn(text) }
}

type Split = [name: string, behind: string]

function setOffIn(text: string): Split {
  const [, name = '', behind = ''] = setOff.exec(text) ?? []
  return [name, behind]
}

function planBehindIn(text: string): Split {
  const [, name = '', behind = ''] = planBehind.exec(text) ?? []
  return [name, behind]
}

/** A date right after the name, or after its plan: the longest that the last words make. */
function dateBehindIn(text: string, cycle: string): Split {
  const words = text.split(' ')
  const at = words.findIndex(
    (_, index) =>
      index > 0 &&
      words.length - index <= mostWordsOfDate &&
      dateIn(words.slice(index).join(' '), cycle) !== null,
  )
  return at > 0 ? [words.slice(0, at).join(' '), words.slice(at).join(' ')] : ['', '']
}

/** Removes the bracket that a list of notes, such as "(ED2, Nov 1)", closes with. */
function withoutLooseBracket(part: string): string {
  return /[([]/.test(part) ? part : part.replace(/[)\]]+$/, '')
}

/** Reads a name, which may have notes of its own, and the notes among the texts beside it. */
export function withNotes(name: string, beside: readonly string[], cycle: string): ReadLine {
  const own = fromLine(name, cycle)
  return {
    ...own,
    plan: own.plan ?? firstOf(beside, planIn),
    status: own.status ?? firstOf(beside, statusIn),
    deadline: own.deadline ?? firstOf(beside, (text) => dateIn(text, cycle)),
    others: [
      ...own.others,
      ...beside.filter((text) => text !== '' && !isNote(text, cycle) && !isTimeOfDay(text)),
    ],
  }
}

/** Whether a text stands beside a name and is no part of one. */
export function isBeside(text: string, cycle: string): boolean {
  return isNote(text, cycle) || isRank(text)
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
