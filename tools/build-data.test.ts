import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { collegeColumns } from './data/colleges.ts'
import { cell, readCsv, type Row } from './data/csv.ts'
import { figures } from './data/figures.ts'
import { splitAliases, titleCase, words } from './data/text.ts'

const data = resolve(import.meta.dirname, '../data')
const read = (file: string) => readCsv(join(data, file))
const colleges = read('colleges.csv')
const byUnitid = new Map(colleges.map((row) => [cell(row, 'unitid'), row]))
const deadlines = read('college-deadlines.csv')
const requirements = read('college-requirements.csv')

function college(name: string): Row {
  const [found, ...more] = colleges.filter((row) => row.name === name)
  if (!found || more.length > 0) throw new Error(`Not exactly one ${name}`)
  return found
}

describe('colleges', () => {
  test.each([
    ['Stanford University', '0.0361'],
    ['University of California-Los Angeles', '0.0897'],
    ['Ohio State University-Main Campus', '0.6057'],
    ['Harvard University', '0.0365'],
    ['California Institute of Technology', '0.0257'],
    ['Yale University', '0.0387'],
    ['Massachusetts Institute of Technology', '0.0455'],
    ['Amherst College', '0.0901'],
  ])('%s admits the share that it published', (name, rate) => {
    expect(college(name).admission_rate).toBe(rate)
  })

  test('a test-blind campus has no scores', () => {
    expect(college('University of California-Los Angeles')).toMatchObject({ sat_rw_25: '', act_75: '' })
  })

  test('every college appears once, in the order of its unitid', () => {
    const ids = colleges.map((row) => Number(row.unitid))
    expect(byUnitid.size).toBe(colleges.length)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })

  test('every level is there in full', () => {
    const count = (level: string) => colleges.filter((row) => row.level === level).length
    expect([count('bachelor'), count('other_4yr'), count('associate')]).toEqual([1944, 429, 1245])
  })

  test('shares lie between 0 and 1, and quartiles are in order', () => {
    const shares = words(
      'admission_rate yield_rate grad_rate_6yr grad_rate_4yr retention_rate pct_pell pct_federal_loan',
    )
    const isShare = (text = '') => Number(text) >= 0 && Number(text) <= 1
    const inOrder = (row: Row, part: string) => Number(row[`${part}_25`]) <= Number(row[`${part}_75`])
    expect(colleges.filter((row) => !shares.every((column) => isShare(row[column])))).toEqual([])
    expect(
      colleges.filter((row) => !words('sat_rw sat_math act').every((part) => inOrder(row, part))),
    ).toEqual([])
  })

  test('no name or town is shouted', () => {
    const shouted = colleges
      .flatMap((row) => [cell(row, 'name'), cell(row, 'city')])
      .filter((text) => /^[A-Z ]{8,}$/.test(text))
    expect(shouted).toEqual([])
  })

  test('a college that may have closed says so', () => {
    expect(colleges.filter((row) => row.status_note?.startsWith('No longer on the June 2026'))).toHaveLength(
      59,
    )
    expect(colleges.filter((row) => row.level !== 'bachelor' && !row.status_note)).toEqual([])
  })

  test.each([
    ['UCLA', 'University of California-Los Angeles'],
    ['MIT', 'Massachusetts Institute of Technology'],
    ['Ohio State', 'Ohio State University-Main Campus'],
    ['UNC', 'University of North Carolina at Chapel Hill'],
    ['Penn', 'University of Pennsylvania'],
    ['Cal', 'University of California-Berkeley'],
    ['NYU', 'New York University'],
    ['UIUC', 'University of Illinois Urbana-Champaign'],
    ['UW', 'University of Washington-Seattle Campus'],
  ])('a student who types %s finds %s', (alias, name) => {
    expect(cell(college(name), 'aliases').split('|')).toContain(alias)
  })

  test('every alias of ours belongs to a college and is in its row', () => {
    for (const { unitid = '', alias } of read('extra-aliases.csv'))
      expect(byUnitid.get(unitid)?.aliases?.split('|'), `${unitid} ${alias}`).toContain(alias)
  })
})

describe('deadlines and requirements', () => {
  test('every one belongs to a college of the catalog', () => {
    const strangers = [...deadlines, ...requirements, ...read('admission-factors.csv')].filter(
      (row) => !byUnitid.has(cell(row, 'unitid')),
    )
    expect(strangers).toEqual([])
  })

  test('a college has one date per plan and one row of requirements', () => {
    expect(new Set(deadlines.map((row) => `${row.unitid} ${row.plan}`)).size).toBe(deadlines.length)
    expect(new Set(requirements.map((row) => row.unitid)).size).toBe(requirements.length)
  })

  test('a date lies in its own cycle, and only rolling admission has none', () => {
    const fits = ({ cycle = '', date = '', plan }: Row) => {
      const year = Number(cycle.slice(0, 4))
      return plan === 'rolling' ? date === '' : date > `${year}-08-01` && date < `${year + 1}-09-01`
    }
    expect(deadlines.filter((row) => !fits(row))).toEqual([])
  })

  test('a date of last year is carried over as it was, never called reported', () => {
    const states = new Set(deadlines.map((row) => `${row.cycle} ${row.state}`))
    expect([...states].toSorted()).toEqual(['2025-26 carried_over', '2026-27 reported', '2026-27 typical'])
  })

  test('the nine campuses of the University of California close on November 30', () => {
    const uc = requirements.filter((row) => row.application_system === 'uc').map((row) => row.unitid)
    const names = uc.map((unitid) => byUnitid.get(unitid ?? '')?.name)
    expect(names.filter((name) => name?.startsWith('University of California-'))).toHaveLength(9)
    const dates = deadlines.filter((row) => uc.includes(row.unitid)).map((row) => `${row.plan} ${row.date}`)
    expect(dates).toEqual(Array<string>(9).fill('regular 2026-11-30'))
  })

  test('California State University has no closing date, since none is published for all of it', () => {
    const csu = requirements.filter((row) => row.application_system === 'csu').map((row) => row.unitid)
    expect(csu).toHaveLength(23)
    expect(deadlines.filter((row) => csu.includes(row.unitid))).toEqual([])
  })

  test('Oberlin shows its college of arts and sciences, not its conservatory', () => {
    const dates = deadlines.filter((row) => row.unitid === college('Oberlin College').unitid)
    expect(dates.find((row) => row.plan === 'regular')?.date).toBe('2027-01-15')
  })
})

describe('figures', () => {
  const published: ReturnType<typeof figures> = JSON.parse(readFileSync(join(data, 'figures.json'), 'utf8'))

  test('what is published is what the tool would write', () => {
    expect(published).toEqual(figures())
  })

  test('every number has a label, a source and a year at each level that has it', () => {
    const notFigures = words('unitid zip lat lon fafsa_school_code')
    const columns = collegeColumns.filter((column) => !notFigures.includes(column))
    const isBare = (row: Row, column: string) =>
      /^-?[\d.]+$/.test(cell(row, column)) &&
      !published[column]?.[row.level as keyof (typeof published)[string]]
    const bare = colleges.flatMap((row) =>
      columns.filter((column) => isBare(row, column)).map((column) => `${row.level} ${column}`),
    )
    expect(bare).toEqual([])
  })
})

describe('the description', () => {
  // The formatter pads tables.
  const readme = readFileSync(join(data, 'README.md'), 'utf8').replace(/ +/g, ' ')
  const counted = readme.match(/^\| `[a-z-]+\.csv` \| [\d,]+ \|/gm)

  test.each(
    words(`colleges college-deadlines college-requirements majors high-schools courses test-dates
      admission-factors application-systems extra-aliases`),
  )('counts the rows of %s.csv and names its columns', (name) => {
    const rows = read(`${name}.csv`)
    expect(counted).toContain(`| \`${name}.csv\` | ${rows.length.toLocaleString('en-US')} |`)
    const columns = Object.keys(rows[0]!).filter((column) => !column.startsWith('c7_'))
    expect(columns.filter((column) => !readme.includes(`\`${column}\``))).toEqual([])
  })
})

describe('tidying', () => {
  test('capitals become a readable title', () => {
    expect(titleCase('ENGLISH LANGUAGE AND LITERATURE/LETTERS')).toBe(
      'English Language and Literature/Letters',
    )
  })

  test.each([
    ['Penn, U of PA, UPenn', ['Penn', 'U of PA', 'UPenn']],
    ['University of Virginia  UVa  UVA', ['University of Virginia', 'UVa', 'UVA']],
    ['Trinity College, Hartford, Connecticut', ['Trinity College, Hartford, Connecticut']],
    ['UH Hilo / UHH', ['UH Hilo', 'UHH']],
    ['AUM||Auburn Montgomery|', ['AUM', 'Auburn Montgomery']],
  ])('the other names in "%s" are told apart', (published, names) => {
    expect(splitAliases(published)).toEqual(names)
  })
})
