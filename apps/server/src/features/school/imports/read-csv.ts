import type { Readable } from 'node:stream'
import { graduationYearOf } from '@bearings/domain/class-year'
import { type RosterColumn, rosterLimits } from '@bearings/domain/school/imports/options'
import {
  gradeInWords,
  keyOfStudentId,
  readHead,
  type RosterPerson,
  studentIn,
} from '@bearings/domain/school/imports/rules'
import { counted, inProse } from '@bearings/domain/words'
import { readFile } from '#platform/csv-import/read-file.ts'

/** A line of a school's file: a person, or why the line is left out and, if that can be read, whom it is about. */
export type ReadPerson = { line: number } & (
  | { person: RosterPerson; hasLeft: boolean }
  | { fault: string; key: string | null }
)

export type RosterFile = {
  lines: AsyncIterable<ReadPerson>
  kind: 'csv' | 'oneroster'
  /** Those of whom the file is the whole list, so that whoever is missing has left. */
  whole: readonly RosterPerson['kind'][]
  /** How it was understood, once it is read. */
  notes: string[]
}

export function readRosterCsv(file: Readable, today: string): RosterFile {
  const notes: string[] = []
  async function* lines(): AsyncGenerator<ReadPerson> {
    const reading = {
      columns: (cells: readonly string[]) => {
        const head = readHead(cells)
        if (typeof head === 'string') return head
        notes.push(...head.readAs.map(({ header, as }) => `“${header}” is read as ${as}.`))
        if (head.columns.includes('grade')) notes.push(gradeInWords(graduationYearOf(12, today)))
        if (head.notRead.length > 0) notes.push(notReadInWords(head.notRead))
        return head.columns
      },
      faultInLine: () => null,
      most: { lines: rosterLimits.lines },
    }
    for await (const read of readFile<RosterColumn>(file, reading)) {
      const { line } = read
      if ('fault' in read) {
        yield { line, fault: read.fault, key: null }
        continue
      }
      const person = studentIn(read.words, today)
      if (typeof person !== 'string') yield { line, person, hasLeft: false }
      else
        yield { line, fault: person, key: read.words.studentId ? keyOfStudentId(read.words.studentId) : null }
    }
  }
  return { lines: lines(), kind: 'csv', whole: ['student'], notes }
}

function notReadInWords(names: readonly string[]): string {
  const some = names.slice(0, 8).map((name) => `“${name}”`)
  const more = names.length - some.length
  return `Not read, and not kept: ${inProse(more > 0 ? [...some, counted(more, 'more column', 'more columns')] : some)}.`
}
