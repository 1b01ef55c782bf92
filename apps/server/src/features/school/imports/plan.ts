import { randomUUID } from 'node:crypto'
import { type ImportReport, importLimits } from '@bearings/domain/csv-import'
import { type RosterColumn, rosterLimits } from '@bearings/domain/school/imports/options'
import { asksBeforeEnding, keyOfStudentId, type RosterPerson } from '@bearings/domain/school/imports/rules'
import { counted } from '@bearings/domain/words'
import { FileRefused } from '#platform/csv-import/read-file.ts'
import type { AddressHash } from '../hashes.ts'
import type { RosterFile } from './read-csv.ts'
import type { PersonRow } from './store.ts'

/** A person as the file would leave them, with what stood there before. */
export type PlannedPerson = { before: PersonRow | null; becomes: PersonRow }
type Report = Omit<ImportReport, 'isApplied'> & { ended: number; asks: boolean; notes: string[] }
export type Plan = { report: Report; writes: PlannedPerson[]; ends: PlannedPerson[] }

/** The fields that a file fills in, with their names in a preview. */
export const fileFields = {
  sourceKey: 'studentId',
  kind: 'studentId',
  givenName: 'givenName',
  familyName: 'familyName',
  schoolEmail: 'email',
  studentId: 'studentId',
  classYear: 'classOf',
  counselorEmail: 'counselorEmail',
  homeLanguage: 'language',
} as const satisfies Partial<Record<keyof PersonRow, RosterColumn>>
export type FileField = keyof typeof fileFields

const full = `A server has room for ${rosterLimits.people.toLocaleString('en-US')} people of a school.`

type Options = { hash: AddressHash; now: Date; importId: string; onLine: (lines: number) => void }

/** Compares a file with the people who are there: who would be added, changed and ended, and what is left out. */
export async function planOf(rows: readonly PersonRow[], file: RosterFile, options: Options): Promise<Plan> {
  const { now, importId, onLine } = options
  const rowOf = lookupIn(rows)
  const seen = new Map<string, number>()
  const writes: PlannedPerson[] = []
  const ends: PlannedPerson[] = []
  const report: Report = {
    lines: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    left: 0,
    ended: 0,
    asks: false,
    faults: [],
    examples: [],
    notes: file.notes,
  }
  let [unreadable, otherAddresses, moves] = [0, 0, 0]
  const leave = (line: number, message: string) => {
    report.left += 1
    if (report.faults.length < importLimits.faults) report.faults.push({ line, message })
  }
  const ended = (row: PersonRow): PlannedPerson => ({
    before: row,
    becomes: { ...row, follows: false, leftAt: now, importId, updatedAt: now },
  })

  for await (const read of file.lines) {
    const { line } = read
    onLine((report.lines += 1))
    if ('fault' in read) {
      if (read.key === null) unreadable += 1
      else seen.set(rowOf(read.key, null)?.id ?? read.key, line)
      leave(line, read.fault)
      continue
    }
    const { person, hasLeft } = read
    const row = rowOf(person.sourceKey, person.studentId ?? null)
    const id = row?.id ?? person.sourceKey
    const earlier = seen.get(id)
    if (earlier !== undefined) {
      leave(line, `It is the same person as line ${earlier}.`)
      continue
    }
    seen.set(id, line)
    if (hasLeft) {
      if (row && !row.leftAt) ends.push(ended(row))
      continue
    }
    const becomes = personAfter(row, person, options)
    const fields = row ? changedFields(row, becomes) : []
    const what = !row ? 'added' : fields.length > 0 || row.leftAt ? 'changed' : 'unchanged'
    report[what] += 1
    if (rows.length + report.added > rosterLimits.people) throw new FileRefused(full)
    if (what === 'unchanged') continue
    if (row?.userId && fields.includes('schoolEmail')) otherAddresses += 1
    if (row && row.counselorHash !== becomes.counselorHash) {
      becomes.follows = row.userId !== null && becomes.counselorEmail !== null
      if (becomes.follows) moves += 1
    }
    const name = `${person.givenName} ${person.familyName}`
    if (report.examples.length < importLimits.examples)
      report.examples.push({
        line,
        name,
        what,
        fields: [...new Set(fields.map((field) => fileFields[field]))],
      })
    writes.push({ before: row ?? null, becomes })
  }
  const here = rows.filter((row) => !row.leftAt)
  for (const row of here) if (file.whole.includes(row.kind) && !seen.has(row.id)) ends.push(ended(row))

  report.ended = ends.length
  const students = here.filter(({ kind }) => kind === 'student').length
  const endedStudents = ends.filter(({ becomes }) => becomes.kind === 'student').length
  report.asks = asksBeforeEnding({ ended: endedStudents, students }) || (unreadable > 0 && ends.length > 0)
  if (otherAddresses > 0)
    report.notes.push(
      `${counted(otherAddresses, 'person who has', 'people who have')} joined ${otherAddresses === 1 ? 'has' : 'have'} another email here. Their accounts keep the one they sign in with.`,
    )
  if (moves > 0)
    report.notes.push(
      `${counted(moves, 'student who has', 'students who have')} joined ${moves === 1 ? 'has' : 'have'} another counselor here, who takes over if they have an account. Each student is told.`,
    )
  return { report, writes, ends }
}

/**
 * Finds a person by the key of the school's system. Only someone whom the school once knew by student ID alone, or a
 * file that has no other key, is found by that; nobody ever by name or address. Of several with one student ID, whoever is
 * here counts: a school that gives a student another key ends the row with the one before.
 */
function lookupIn(rows: readonly PersonRow[]) {
  const byKey = new Map(rows.map((row) => [row.sourceKey, row]))
  const bySis = new Map<string, PersonRow>()
  for (const row of rows) {
    const key = row.studentId && keyOfStudentId(row.studentId)
    if (key && (row.leftAt === null || !bySis.has(key))) bySis.set(key, row)
  }
  return (key: string, studentId: string | null): PersonRow | undefined => {
    const found = byKey.get(key)
    if (found) return found
    if (key.startsWith('id:')) return bySis.get(key)
    const byId = studentId === null ? undefined : byKey.get(keyOfStudentId(studentId))
    return byId
  }
}

function personAfter(
  row: PersonRow | undefined,
  person: RosterPerson,
  { hash, now, importId }: Options,
): PersonRow {
  const { sourceKey, ...fields } = person
  const base = row ?? newPerson(now)
  const both = { ...base, ...fields }
  return {
    ...both,
    // A CSV knows nobody by the key of the school's system, and takes none away.
    sourceKey:
      row && sourceKey.startsWith('id:') && row.sourceKey.startsWith('sis:') ? row.sourceKey : sourceKey,
    emailHash: both.schoolEmail === null ? null : hash(both.schoolEmail),
    counselorHash: both.counselorEmail === null ? null : hash(both.counselorEmail),
    leftAt: null,
    importId,
    updatedAt: now,
  }
}

function newPerson(now: Date): Omit<PersonRow, 'givenName' | 'familyName' | 'sourceKey' | 'kind'> {
  return {
    id: randomUUID(),
    schoolEmail: null,
    emailHash: null,
    studentId: null,
    classYear: null,
    counselorEmail: null,
    counselorHash: null,
    homeLanguage: null,
    userId: null,
    leftAt: null,
    follows: false,
    salt: null,
    codeHash: null,
    codeExpiresAt: null,
    invitedAt: null,
    mailedAt: null,
    importId: null,
    createdAt: now,
    updatedAt: now,
  }
}

function changedFields(before: PersonRow, after: PersonRow): FileField[] {
  return (Object.keys(fileFields) as FileField[]).filter((field) => before[field] !== after[field])
}
