import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { collegeIndexOf } from '@bearings/domain/colleges/search/college-index'
import { mentionsIn } from '@bearings/domain/colleges/search/mentions'
import { describe, expect, test } from 'vitest'
import { collegeColumns } from './data/colleges.ts'
import { cell, readCsv, type Row } from './data/csv.ts'
import { figures } from './data/figures.ts'
import { readReleases } from './data/releases.ts'
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

  test('only a college that the federal directory calls closed or merged says so, with what and when', () => {
    const gone = colleges.filter((row) => row.status_note)
    expect(gone.map((row) => [row.name, row.status_note])).toEqual([
      ['Notre Dame College', 'Closed on May 2, 2024 (IPEDS directory, 2024-25).'],
      ...words('Frontier_Community Lincoln_Trail Wabash_Valley').map((name) => [
        `${name.replace('_', ' ')} College`,
        'Merged into Illinois Eastern Community Colleges (IPEDS directory, 2024-25).',
      ]),
    ])
    expect(college('Brigham Young University-Idaho').status_note).toBe('')
  })

  test('a college leads to its pages for applicants, each by a complete address', () => {
    expect(college('Spelman College')).toMatchObject({ region: 'Southeast', women_only: 't', hbcu: 't' })
    const addresses = colleges.flatMap((row) =>
      words('admissions_url application_url financial_aid_url').map((column) => cell(row, column)),
    )
    expect(addresses.filter((address) => address && !/^https?:\/\/[^\s/]+\.[^\s]+$/.test(address))).toEqual(
      [],
    )
    expect(addresses.filter(Boolean).length).toBeGreaterThan(10_000)
  })

  test('no other name is a sentence, a company or a misspelling', () => {
    const junk = /previously|formerly|\b(Inc|LLC|Corporation)\.?$|^bethn/
    expect(
      colleges.filter((row) =>
        cell(row, 'aliases')
          .split('|')
          .some((alias) => junk.test(alias)),
      ),
    ).toEqual([])
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

  test('somebody who writes Loyola and where it is means that Loyola, and no university of the place', () => {
    const number = (text = '') => (text === '' ? null : Number(text))
    const index = collegeIndexOf(
      colleges.map((row) => ({
        names: [cell(row, 'display_name'), cell(row, 'name')],
        aliases: cell(row, 'aliases').split('|'),
        city: cell(row, 'city'),
        state: cell(row, 'state'),
        hbcu: row.hbcu === 't',
        womenOnly: row.women_only === 't',
        undergraduates: number(row.undergrad_enrollment),
        admissionRate: number(row.admission_rate),
        yieldRate: number(row.yield_rate),
        distanceOnly: row.distance_only === 't',
        level: cell(row, 'level') as 'bachelor',
        control: cell(row, 'control') as 'public',
        isCommonApp: row.common_app_grid_cycle !== '',
      })),
    )
    const meantBy = (text: string) => mentionsIn(index, text).map(({ college: at }) => colleges[at]!.name)

    expect(meantBy('Loyola Maryland cost')).toEqual(['Loyola University Maryland'])
    expect(meantBy('what does loyola new orleans cost')).toEqual(['Loyola University New Orleans'])
    expect(meantBy('Loyola NOLA cost')).toEqual(['Loyola University New Orleans'])
    expect(meantBy('loyola chicago or loyola marymount')).toEqual([
      'Loyola University Chicago',
      'Loyola Marymount University',
    ])
    expect(meantBy('Maryland cost')).toEqual(['University of Maryland-College Park'])
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

  test('a campus of the University of California says who checked its date when, and by whose clock it ends', () => {
    const { unitid } = college('University of California-Berkeley')
    const checked = {
      checked_on: '2026-07-06',
      source: 'https://admission.universityofcalifornia.edu/how-to-apply/',
    }
    expect(deadlines.find((row) => row.unitid === unitid)).toMatchObject({
      ...checked,
      state: 'reported',
      time_zone: 'America/Los_Angeles',
    })
    expect(requirements.find((row) => row.unitid === unitid)).toMatchObject(checked)
  })

  test('what nobody has checked is only typical', () => {
    expect(deadlines.filter((row) => row.state === 'reported' && !row.checked_on)).toEqual([])
  })

  test('every requirement says where it stands', () => {
    expect(requirements.filter((row) => !row.source || !row.cycle)).toEqual([])
  })

  test('a college that was published again for this year has this year’s dates', () => {
    const dates = deadlines.filter((row) => row.unitid === college('Auburn University').unitid)
    expect(dates.map(({ cycle = '', plan = '', date = '' }) => `${cycle} ${plan} ${date}`)).toEqual([
      '2026-27 early_action 2026-12-01',
      '2026-27 regular 2027-02-01',
    ])
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

describe('test dates', () => {
  const days = read('test-dates.csv')

  test('late registration lies between registration and the test', () => {
    const own = days.filter((row) => row.registration_deadline)
    const isBetween = (row: Row) =>
      cell(row, 'registration_deadline') < cell(row, 'late_registration_deadline') &&
      cell(row, 'late_registration_deadline') < cell(row, 'test_date')
    expect(own.filter((row) => !isBetween(row))).toEqual([])
    expect(days.find((row) => row.test_date === '2026-12-05')).toMatchObject({
      late_registration_deadline: '2026-11-24',
    })
  })

  test('a note is written to a student, not to whoever collected the dates', () => {
    const notes = days.map((row) => cell(row, 'notes')).filter(Boolean)
    expect(notes).toContain('Photo and standby request by Dec 7, first scores Dec 22')
    expect(notes.filter((note) => /\bPages?\b|per act\.org|--|&|'|\d-\d/.test(note))).toEqual([])
    // On a phone a date has three lines, which also say which test it is for and when the day ends.
    expect(notes.filter((note) => note.length > 120)).toEqual([])
  })

  test('registration for the ACT ends by the clock of Chicago', () => {
    const zones = new Set(days.filter((row) => row.test === 'ACT').map((row) => row.time_zone))
    expect([...zones]).toEqual(['America/Chicago'])
  })
})

describe('figures', () => {
  const published: ReturnType<typeof figures> = JSON.parse(readFileSync(join(data, 'figures.json'), 'utf8'))

  test('what is published is what the tool would write', () => {
    expect(published).toEqual(figures(readReleases(join(data, 'releases.json'))))
  })

  test('every year is named', () => {
    const years = Object.values(published).flatMap((levels) => Object.values(levels).map(({ year }) => year))
    expect(years.filter((year) => !/\d{4}/.test(year) || /latest|not stated|probably/.test(year))).toEqual([])
    expect(published.cost_of_attendance).toMatchObject({
      bachelor: { year: '2023-24' },
      associate: { year: '2022-23' },
    })
    expect(published.median_earnings_10yr?.bachelor?.year).toBe(
      'entered 2009-11, measured 2020-21, in 2022 dollars',
    )
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
      admission-factors application-systems extra-aliases display-names everyday-majors high-schools-added
      high-school-names religious-affiliations scholarships state-aid tuition-exchange closures
      residency-rates round-rates waiting-lists guarantees capped-majors aid-from-abroad decided-otherwise
      early-rules high-school-grades merit-aid requirement-corrections`),
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
    ['Previously known as the University of Great Falls (prior to July 2018)', ['University of Great Falls']],
    ['Hallmark Institute|Hallmark Aero-Tech, Inc.', ['Hallmark Institute']],
  ])('the other names in "%s" are told apart', (published, names) => {
    expect(splitAliases(published)).toEqual(names)
  })
})
