import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildData } from './build.ts'
import { type Row, readCsv } from './csv.ts'
import { bachelorColumns, college, type Made, createFixtureFolder, officialFields } from './fixture-folder.ts'
import { words } from './text.ts'

const file = 'Most-Recent-Cohorts-Institution_06152027.csv'
const suppressed = Object.fromEntries(words('MD_EARN_WNE_P6 GRAD_DEBT_MDN').map((name) => [name, 'PS']))
const university: Row = {
  ...suppressed,
  UNITID: '100001',
  INSTNM: 'Northern University',
  STABBR: 'OR',
  ALIAS: 'NULL',
  INSTURL: 'www.northern.edu/',
  PREDDEG: '3',
  HIGHDEG: '4',
  ICLEVEL: '1',
  CURROPER: '1',
  CONTROL: '2',
  LOCALE: '21',
  RELAFFIL: '30',
  ADMCON7: '5',
  OPENADMP: '2',
  ADM_RATE: '0.3650',
  NPT4_PUB: 'NULL',
  NPT4_PRIV: '19066',
  C150_4: '0.9',
  RET_FT4: '0.95',
  HBCU: '0',
  HSI: '1',
  PCIP11: '0.25',
  PCIP52: '0.75',
  CIP11BACHL: '2',
  CIP52BACHL: '1',
}
const twoYears: Row = {
  ...university,
  UNITID: '100004',
  INSTNM: 'Western College',
  PREDDEG: '1',
  HIGHDEG: '2',
  ICLEVEL: '2',
  C150_4: '',
  C150_L4: '0.4',
  RET_FT4: '',
  RET_FTL4: '0.6',
  ADMCON7: 'NULL',
}

/** A folder with the complete file instead of the two extracts of the older release. */
function published(
  rows: Row[],
  fields = officialFields,
  name = 'College Scorecard, June 2027 release',
): Made {
  const made = createFixtureFolder()
  made.csv(file, fields, rows)
  const path = join(made.data, 'releases.json')
  const newest = { name, collected: 2025, issued: 'as of June 2027' }
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), colleges: { newest } }))
  return made
}

test('the complete federal file is read by its official fields, at every level', () => {
  const mostlyCertificates = { ...university, UNITID: '100003', PREDDEG: '1' }
  const closed = { ...university, UNITID: '100005', CURROPER: '0' }
  const graduateSchool = { ...university, UNITID: '100006', PREDDEG: '4' }
  const made = published([twoYears, university, mostlyCertificates, closed, graduateSchool])
  made.csv('schools.csv', bachelorColumns, [{ ...college, yield_rate: '0.4', admission_rate: '0.9' }])
  buildData(made.sources, made.data)
  const rows = readCsv(join(made.data, 'colleges.csv'))
  expect(rows.map(({ unitid, level }) => `${unitid} ${level}`)).toEqual([
    '100001 bachelor',
    '100003 other_4yr',
    '100004 associate',
  ])
  expect(rows[0]).toMatchObject({
    name: 'Northern University',
    aliases: 'NoCo',
    url: 'https://www.northern.edu/',
    control: 'private_nonprofit',
    locale: 'suburb',
    locale_detail: 'Suburb: Large',
    religious_affiliation: 'Roman Catholic',
    test_policy: 'considered_if_submitted',
    open_admissions: 'f',
    admission_rate: '0.365',
    net_price_avg: '19066',
    grad_rate_6yr: '0.9',
    retention_rate: '0.95',
    hbcu: '',
    hsi: 't',
    median_debt: '',
    yield_rate: '0.4',
    top_majors: '52:0.75|Computer Sciences:0.25',
    majors: '52:0.75|11:0.25',
    bachelor_families: '11|52',
    bachelor_families_online_only: '11',
    common_app_grid_cycle: '2026-27',
  })
  expect(rows[2]).toMatchObject({ grad_rate_6yr: '0.4', retention_rate: '0.6', test_policy: '' })
})

test('figures of the complete file have its name and its years at every level', () => {
  const made = published([university])
  buildData(made.sources, made.data)
  const figures = JSON.parse(readFileSync(join(made.data, 'figures.json'), 'utf8'))
  expect(figures.retention_rate.associate).toMatchObject({
    source: 'College Scorecard, June 2027 release',
    year: 'entered fall 2024',
  })
  expect(figures.cost_of_attendance.bachelor.year).toBe('2024-25')
})

test.each([
  [
    'a code that nobody has explained',
    published.bind(null, [university, { ...twoYears, ADMCON7: '9' }]),
    `${file}, row 3: ADMCON7 is "9"; expected 1, 2, 3, 4, 5 or nothing`,
  ],
  [
    'a figure that is a word',
    published.bind(null, [{ ...university, ADM_RATE: 'low' }]),
    `${file}, row 2: ADM_RATE is "low"; expected a number or nothing`,
  ],
  [
    'a field that is gone',
    published.bind(
      null,
      [university],
      officialFields.filter((field) => field !== 'RET_FT4'),
    ),
    `${file}, row 1: expected a column RET_FT4`,
  ],
  [
    'a release of another month than it is called by',
    published.bind(null, [university], officialFields, 'College Scorecard, June 2026 release'),
    `${file}: expected "June 2027" in the name of the newest release in releases.json`,
  ],
])('%s stops it with one line', (_, make, line) => {
  const made = make()
  expect(() => buildData(made.sources, made.data)).toThrow(new Error(line))
})

test('a student reads no graduation or retention rate of nobody, nor of everybody at a large college', () => {
  const rates = { C150_4: '1', C100_4: '0', RET_FT4: '1' }
  const made = published([
    { ...university, UGDS: '499', ...rates },
    { ...university, UNITID: '100003', UGDS: '500', ...rates },
  ])
  buildData(made.sources, made.data)
  const [small, large] = readCsv(join(made.data, 'colleges.csv'))

  expect(small).toMatchObject({ grad_rate_6yr: '1', grad_rate_4yr: '', retention_rate: '1' })
  expect(large).toMatchObject({ grad_rate_6yr: '', grad_rate_4yr: '', retention_rate: '' })
})
