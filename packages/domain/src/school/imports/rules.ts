import { bounds as accountBounds } from '#accounts/options.ts'
import { grades, graduationYearOf, graduationYears } from '#class-year.ts'
import { faultInDelimiter, type FileLine, withoutEmptyEnd } from '#csv-import.ts'
import { faultInEmail, faultInText } from '#field-bounds.ts'
import { inProse } from '#words.ts'
import {
  columnAliases,
  neededColumns,
  personBounds,
  type RosterColumn,
  rosterColumns,
  rosterLimits,
} from './options.ts'

/** How the first line of a school's file is understood. */
export type RosterHead = {
  columns: (RosterColumn | null)[]
  /** The columns with another name than ours. */
  readAs: { header: string; as: string }[]
  /** The columns that are left alone: nothing is kept of what is not needed. */
  notRead: string[]
}

/** What a file says of a person. A field that the file does not have is absent, and changes nothing. */
export type RosterPerson = {
  kind: 'student' | 'staff'
  sourceKey: string
  givenName: string
  familyName: string
  schoolEmail?: string | null
  studentId?: string | null
  classYear?: number | null
  counselorEmail?: string | null
  homeLanguage?: string | null
}

/** The key of a person of whom the school's system gives no other. */
export function keyOfStudentId(studentId: string): string {
  return `id:${studentId.toLowerCase()}`
}

/** Reads the first line of a CSV. @returns how, or the message with which the file is refused */
export function readHead(head: readonly string[]): RosterHead | string {
  const given = withoutEmptyEnd(head).map((cell) => cell.trim())
  const otherDelimiter = given.length === 1 ? faultInDelimiter(given[0]!) : null
  if (otherDelimiter !== null) return otherDelimiter
  const columns = given.map(columnNamed)
  const missing = neededColumns.filter((column) => !columns.includes(column))
  if (missing.length > 0)
    return `The first line has no ${inProse(
      missing.map((column) => `“${rosterColumns[column]}”`),
      'or',
    )}. Name the columns, and import the file again.`
  const twice = given.findIndex((_, at) => columns[at] != null && columns.indexOf(columns[at]) !== at)
  if (twice >= 0)
    return `“${given[columns.indexOf(columns[twice]!)]}” and “${given[twice]}” are both read as ${rosterColumns[columns[twice]!]}. Delete one of them.`
  const other = given.filter((name, at) => columns[at] != null && plain(name) !== rosterColumns[columns[at]!])
  return {
    columns,
    readAs: other.map((header) => ({ header, as: rosterColumns[columnNamed(header)!] })),
    notRead: given.filter((name, at) => columns[at] === null && name !== ''),
  }
}

function columnNamed(header: string): RosterColumn | null {
  const name = plain(header)
  const columns = Object.keys(rosterColumns) as RosterColumn[]
  return (
    columns.find((column) => rosterColumns[column] === name || columnAliases[column].includes(name)) ?? null
  )
}

function plain(header: string): string {
  return header
    .toLowerCase()
    .replaceAll(/[\s_.\-/]+/g, ' ')
    .trim()
}

/** Reads a line of a CSV. @returns the student, or why the line is left out */
export function studentIn(line: FileLine<RosterColumn>, today: string): RosterPerson | string {
  const { studentId = '', givenName = '', familyName = '' } = line
  const person: RosterPerson = {
    kind: 'student',
    sourceKey: keyOfStudentId(studentId),
    studentId,
    givenName,
    familyName,
    ...(line.email !== undefined && { schoolEmail: line.email.toLowerCase() || null }),
    ...(line.counselorEmail !== undefined && { counselorEmail: line.counselorEmail.toLowerCase() || null }),
    ...(line.language !== undefined && { homeLanguage: line.language || null }),
  }
  if (line.classOf === undefined && line.grade === undefined) return faultInPerson(person) ?? person
  const year = classIn(line, today)
  if (typeof year === 'string') return year
  return faultInPerson(person) ?? { ...person, classYear: year }
}

function classIn(
  { classOf = '', grade = '' }: FileLine<RosterColumn>,
  today: string,
): number | null | string {
  if (classOf !== '') {
    const year = Number(classOf.replace(/^class of /i, ''))
    return isClass(year) ? year : `class of: “${classOf}” is no year, such as 2027.`
  }
  return grade === '' ? null : (classOfGrade(grade, today) ?? `grade: “${grade}” is none from 9 to 12.`)
}

/** The class of someone who is in this grade today, such as `11`, `11th` or `09`. */
export function classOfGrade(written: string, today: string): number | null {
  const [, digits] = /^(?:grade )?0?(\d{1,2})(?:st|nd|rd|th)?$/i.exec(written.trim()) ?? []
  const grade = grades.find((each) => each === Number(digits))
  return grade === undefined ? null : graduationYearOf(grade, today)
}

/** What a preview says of a file that has grades, which are read wrongly in a summer in which the school has raised them early or late. */
export function gradeInWords(seniors: number): string {
  return `Grade 12 is read as class of ${seniors}.`
}

function isClass(year: number): boolean {
  return Number.isInteger(year) && year >= graduationYears.min && year <= graduationYears.max
}

/** Why a person cannot be kept, in words; `null` if they can. */
export function faultInPerson(person: RosterPerson): string | null {
  const { kind, givenName, familyName, studentId, schoolEmail, counselorEmail, homeLanguage } = person
  const faults: [name: string, fault: string | null][] = [
    ['first name', faultInText(givenName, personBounds.name)],
    ['last name', faultInText(familyName, personBounds.name)],
    ['student id', kind === 'student' ? faultInText(studentId ?? '', accountBounds.studentId) : null],
    ['email', schoolEmail ? faultInEmail(schoolEmail) : null],
    ['counselor email', counselorEmail ? faultInEmail(counselorEmail) : null],
    ['language', faultInText(homeLanguage ?? '', personBounds.language)],
  ]
  const found = faults.find(([, fault]) => fault !== null)
  return found ? `${found[0]}: ${found[1]}` : null
}

/** Whether so many ends have to be confirmed: of another school's file, or of one class's, nearly everybody is missing. */
export function asksBeforeEnding({ ended, students }: { ended: number; students: number }): boolean {
  return ended * 100 > students * rosterLimits.endedPercent
}
