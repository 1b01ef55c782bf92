import { rosterLimits } from '@bearings/domain/school/imports/options'
import { strToU8, zipSync } from 'fflate'
import { oneRosterFiles } from '#testing/one-roster-files.ts'
import type { Upload } from './hostile-uploads.ts'

const head = 'student id,first name,last name,email,counselor email\n'

/** Files of a school's people: as tables, and as the export of a system of student records. */
export const hostileRosters: Upload[] = [
  {
    path: '/api/v1/school/imports?apply=no',
    type: 'text/csv',
    sender: 'admin',
    // An admin's list gives others a turn every thousand lines.
    bound: 3,
    *files() {
      const lines = (of: (at: number) => string) =>
        Buffer.from(head + Array.from({ length: rosterLimits.lines - 2 }, (_, at) => of(at)).join('\n'))
      yield ['the most people', lines((at) => `P-${at},Ada,Berg,ada${at}@a.example,c${at % 9}@a.example`)]
      yield ['one person over and over', lines(() => 'P-1,Ada,Berg,ada@a.example,')]
      yield ['people without names', lines((at) => `P-${at},,,,`)]
      yield ['addresses of no end', lines((at) => `P-${at},Ada,Berg,${'a.'.repeat(300)}@,${'@'.repeat(100)}`)]
      yield ['quotation marks', lines((at) => `P-${at},"${'""'.repeat(200)}",Berg,,`)]
      yield ['marks that are not seen', lines((at) => `P-${at},${'\u200b'.repeat(200)},Berg,,`)]
    },
  },
  {
    path: '/api/v1/school/imports?apply=no',
    type: 'application/zip',
    sender: 'admin',
    bound: 3,
    *files() {
      for (const version of ['1.1', '1.2'] as const) {
        const files = oneRosterFiles(version)
        const [userHead, ...users] = files['users.csv']!.split('\r\n')
        const zipped = (changes: Record<string, string>) =>
          Buffer.from(
            zipSync(
              Object.fromEntries(
                Object.entries({ ...files, ...changes }).map(([name, text]) => [name, strToU8(text)]),
              ),
              { level: 6 },
            ),
          )
        const most = rosterLimits.unpackedBytes - 100_000
        const student = users.find((line) => line.includes('Ada')) ?? users[0]!
        const many = Array.from({ length: rosterLimits.people }, (_, at) =>
          student.replace(/^[^,]+/, `u-${at}`),
        )
        yield [`${version}, the most people`, zipped({ 'users.csv': [userHead, ...many].join('\r\n') })]
        yield [
          `${version}, a bomb of empty lines`,
          zipped({ 'users.csv': `${userHead}\r\n${'\r\n'.repeat(most / 2)}` }),
        ]
        yield [`${version}, a bomb of one line`, zipped({ 'orgs.csv': 'a'.repeat(most) })]
        yield [`${version}, a bomb beyond the bound`, zipped({ 'orgs.csv': ','.repeat(most * 2) })]
        yield [`${version}, a manifest of commas`, zipped({ 'manifest.csv': ',\r\n'.repeat(1_000_000) })]
      }
    },
  },
]
