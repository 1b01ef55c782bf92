import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildData } from './build.ts'
import { readCsv } from './csv.ts'
import {
  bachelorColumns,
  college,
  gridColumns,
  type Made,
  createFixtureFolder,
  northern,
  southern,
} from './fixture-folder.ts'

const handKept =
  'display-names.csv extra-aliases.csv high-school-names.csv high-schools-added.csv releases.json religious-affiliations.csv'
const dated = (made: Made) =>
  readCsv(join(made.data, 'college-deadlines.csv'))
    .filter(({ unitid }) => unitid?.startsWith('1000'))
    .map(({ unitid, cycle, plan, date, state }) => [unitid, cycle, plan, date, state].join(' '))

test('a folder of gathered files becomes a catalog', () => {
  const made = createFixtureFolder()
  expect(buildData(made.sources, made.data)).toContain('colleges.csv: 4 rows')
  expect(readCsv(join(made.data, 'colleges.csv'))).toMatchObject([
    {
      unitid: '100001',
      level: 'bachelor',
      aliases: 'NoCo',
      admission_rate: '0.5',
      region: 'Far West',
      admissions_url: 'https://n.edu',
      majors: '11:1',
      bachelor_fields: '11.07|52.02',
    },
    { unitid: '100002', level: 'bachelor', region: '' },
    { unitid: '100003', level: 'other_4yr' },
    {
      unitid: '100004',
      level: 'associate',
      status_note: 'Closed on May 2, 2024 (IPEDS directory, 2024-25).',
    },
  ])
  expect(dated(made)).toEqual([
    '100001 2026-27 early_decision 2026-11-01 reported',
    '100001 2026-27 regular 2027-01-05 reported',
    '100002 2025-26 regular 2026-02-01 carried_over',
  ])
})

test('a grid of the next year is this year’s, and the year before becomes last year’s', () => {
  const made = createFixtureFolder()
  made.csv('commonapp_deadlines_2027.csv', gridColumns, [
    { ...northern, cycle: '2027-28', ed: '2027-11-01', rd: '2028-01-05' },
  ])
  made.csv('commonapp_deadlines.csv', gridColumns, [
    northern,
    { ...southern, cycle: '2026-27', rd: '2027-02-01' },
  ])
  buildData(made.sources, made.data)
  expect(dated(made)).toEqual([
    '100001 2027-28 early_decision 2027-11-01 reported',
    '100001 2027-28 regular 2028-01-05 reported',
    '100002 2026-27 regular 2027-02-01 carried_over',
  ])
})

test('a date of the University of California that was checked for another year is only typical in the next', () => {
  const made = createFixtureFolder()
  made.csv('commonapp_deadlines.csv', gridColumns, [
    { ...northern, cycle: '2027-28', ed: '', rd: '2028-01-05' },
  ])
  schools({ unitid: '110635' })(made)
  buildData(made.sources, made.data)
  const berkeley = readCsv(join(made.data, 'college-deadlines.csv')).find((row) => row.unitid === '110635')
  expect(berkeley).toMatchObject({ cycle: '2027-28', date: '2027-11-30', state: 'typical', checked_on: '' })
})

test('a college of the grid that the catalog no longer has is left out, and named', () => {
  const made = createFixtureFolder()
  made.csv('commonapp_deadlines.csv', gridColumns, [northern, { ...northern, unitid: '100008' }])
  expect(buildData(made.sources, made.data).at(-1)).toMatch(/^Left out, .*\b100008\b/)
  const unitids = readCsv(join(made.data, 'college-requirements.csv')).map(({ unitid }) => unitid)
  expect(unitids).toEqual(['100001'])
})

test('a complete directory in Windows’ letters, with institutions that are no colleges, is read', () => {
  const made = createFixtureFolder()
  const rows = [
    'UNITID,INSTNM,OBEREG,INSTSIZE,ADMINURL,APPLURL,FAIDURL,ACT,CLOSEDAT,NEWID',
    '100004,Western College,8,1,,,,C,-2,200001',
    '200001,Universidad de Bayamón,99,77, , , ,Q,-2,-2',
  ]
  made.write('HD2024.csv', Buffer.from(rows.join('\n'), 'latin1'))
  buildData(made.sources, made.data)
  const notes = readCsv(join(made.data, 'colleges.csv')).map((row) => row.status_note)
  expect(notes).toContain('Merged into Universidad de Bayamón (IPEDS directory, 2024-25).')
})

const grid =
  (change: Record<string, string>, columns = gridColumns) =>
  (made: Made) =>
    made.csv('commonapp_deadlines.csv', columns, [southern, { ...northern, ...change }])
const schools = (change: Record<string, string>) => (made: Made) =>
  made.csv('schools.csv', bachelorColumns, [{ ...college, ...change }])

const mistakes: [what: string, (made: Made) => void, line: string][] = [
  [
    'a test policy that nobody has explained',
    grid({ test_policy_code: 'Z' }),
    'commonapp_deadlines.csv, row 3: test_policy_code is "Z"; expected A, F, I, N, S or nothing',
  ],
  [
    'a round of admission that nobody has heard of',
    grid({ ed3: '2027-02-15' }, [...gridColumns, 'ed3']),
    'commonapp_deadlines.csv, row 1: nothing is known of the column ed3; expected the rounds ed, ed2, ea, ea2, rea, rd and what tools/data/grid.ts lists',
  ],
  [
    'a round that is gone',
    grid(
      {},
      gridColumns.filter((column) => column !== 'ea2'),
    ),
    'commonapp_deadlines.csv, row 1: expected a column ea2',
  ],
  [
    'a malformed cycle',
    grid({ cycle: '2026-28' }),
    'commonapp_deadlines.csv, row 3: cycle is "2026-28"; expected two years such as 2026-27',
  ],
  [
    'a date of last year in this year’s row',
    grid({ rd: '2026-01-05' }),
    'commonapp_deadlines.csv, row 3: rd is "2026-01-05"; expected a day such as 2026-11-01, from August 2026 to August 2027',
  ],
  [
    'a day that does not exist',
    grid({ rd: '2027-02-30' }),
    'commonapp_deadlines.csv, row 3: rd is "2027-02-30"; expected a day such as 2026-11-01, from August 2026 to August 2027',
  ],
  [
    'a word that is neither yes nor no',
    grid({ rolling: 'perhaps' }),
    'commonapp_deadlines.csv, row 3: rolling is "perhaps"; expected true or false',
  ],
  [
    'a figure that is a word',
    schools({ admission_rate: 'PrivacySuppressed' }),
    'schools.csv, row 2: admission_rate is "PrivacySuppressed"; expected a number or nothing',
  ],
  [
    'a kind of college that nobody has explained',
    schools({ control: 'foreign' }),
    'schools.csv, row 2: control is "foreign"; expected public, private_nonprofit, private_for_profit or nothing',
  ],
  [
    'a college that is there twice',
    schools({ unitid: '100003' }),
    'schools_other_4yr.csv, row 2: unitid is "100003"; expected a college that no row above has',
  ],
  [
    'a row with too few cells',
    (made) => made.write('ap_courses.csv', 'course,category\nAP Biology\n'),
    'ap_courses.csv: Invalid Record Length: columns length is 2, got 1 on line 2',
  ],
  [
    'a file without rows',
    (made) => made.write('ap_courses.csv', 'course,category\n'),
    'ap_courses.csv: expected at least one row below the header',
  ],
  [
    'a directory of another year',
    (made) => made.write('HD2025.csv', 'UNITID\n'),
    'HD2025.csv: expected HD2024.csv, the "directory" of releases.json',
  ],
]

test.each(mistakes)('%s stops it with one line, and nothing is written', (_, make, line) => {
  const made = createFixtureFolder()
  make(made)
  expect(() => buildData(made.sources, made.data)).toThrow(new Error(line))
  expect(readdirSync(made.data).join(' ')).toBe(handKept)
})

test.each([
  'schools.csv',
  'schools_2yr.csv',
  'commonapp_deadlines.csv',
  'non_commonapp_notes.csv',
  'application_systems.csv',
])('without %s it says which file is missing, and nothing is written', (file) => {
  const made = createFixtureFolder()
  rmSync(join(made.sources, file))
  expect(() => buildData(made.sources, made.data)).toThrow(`There is no ${file} in ${made.sources}`)
  expect(readdirSync(made.data).join(' ')).toBe(handKept)
})

test('a catalog that cannot be written in full stays as it was', () => {
  const made = createFixtureFolder()
  buildData(made.sources, made.data)
  const before = readFileSync(join(made.data, 'colleges.csv'), 'utf8')
  schools({ name: 'Renamed College' })(made)
  mkdirSync(join(made.data, 'majors.csv.new'))
  expect(() => buildData(made.sources, made.data)).toThrow('EISDIR')
  expect(readFileSync(join(made.data, 'colleges.csv'), 'utf8')).toBe(before)
})

test('on the command line a mistake is one plain line and a failure', () => {
  const made = createFixtureFolder()
  grid({ test_policy_code: 'Z' })(made)
  const root = resolve(import.meta.dirname, '../..')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'tools/build-data.ts'), made.sources, made.data],
    { cwd: root, encoding: 'utf8' },
  )
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'commonapp_deadlines.csv, row 3: test_policy_code is "Z"; expected A, F, I, N, S or nothing\n',
  ])
})
