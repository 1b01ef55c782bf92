import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { meaningOf } from './codes.ts'
import { cell, inOrder, readCsv, type Row } from './csv.ts'
import { words } from './text.ts'

export const courseColumns = ['kind', 'name', 'category']

export function courses(folder: string): Row[] {
  const ap = readCsv(join(folder, 'ap_courses.csv')).map((row) => ({
    kind: 'ap',
    name: cell(row, 'course'),
    category: cell(row, 'category'),
  }))
  const ib = readCsv(join(folder, 'ib_dp_subjects.csv')).flatMap((row) =>
    cell(row, 'levels')
      .split(',')
      .map((level) => ({
        kind: 'ib',
        name: `IB ${cell(row, 'subject')} ${level}`.trim(),
        category: cell(row, 'group').replace(/^\d /, ''),
      })),
  )
  return [...ap, ...ib].toSorted((a, b) => inOrder(a.kind, b.kind) || inOrder(a.name, b.name))
}

export const testDateColumns = words(`
  test test_date registration_deadline late_registration_deadline time_zone notes source_url checked_on
`)

const zones: Record<string, string> = {
  'Central Time': 'America/Chicago',
  'Eastern Time': 'America/New_York',
  'Pacific Time': 'America/Los_Angeles',
}

/** Returns the test dates. Late registration and the deadlines' time zone are in the source's notes. */
export function testDates(folder: string): Row[] {
  const rows = newestOf(folder, /^test_dates_\w+\.csv$/).flatMap((file) => readCsv(join(folder, file)))
  return rows
    .map((row): Row => {
      const { notes, ...late } = lateRegistration(cell(row, 'notes'), cell(row, 'test_date'))
      return {
        ...row,
        ...late,
        notes: forStudents(notes),
        time_zone: zoneOf(rows.filter(({ test }) => test === row.test)),
        checked_on: cell(row, 'checked_by_source_on'),
      }
    })
    .toSorted(
      (a, b) =>
        inOrder(cell(a, 'test'), cell(b, 'test')) || inOrder(cell(a, 'test_date'), cell(b, 'test_date')),
    )
}

/** Returns the matching file of the newest year. */
function newestOf(folder: string, name: RegExp): string[] {
  return readdirSync(folder)
    .filter((file) => name.test(file))
    .toSorted(inOrder)
    .slice(-1)
}

const monthNames = words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')

function lateRegistration(
  notes: string,
  testDate: string,
): { late_registration_deadline: string; notes: string } {
  const stated =
    /Late (?:registration\/changes )?deadline: (?<month>[A-Z][a-z]{2})[a-z]*\.? (?<day>\d+)(?:, \d{4})?(?:; |\. |$)/.exec(
      notes,
    )
  if (!stated?.groups) {
    if (/\blate (?:registration\/changes )?deadline/i.test(notes))
      throw new Error(`Cannot read the late deadline in "${notes}"`)
    return { late_registration_deadline: '', notes }
  }
  const { month = '', day = '' } = stated.groups
  const monthAndDay = `${two(monthNames.indexOf(month) + 1)}-${two(Number(day))}`
  const year = Number(testDate.slice(0, 4)) - (monthAndDay > testDate.slice(5) ? 1 : 0)
  const rest = notes.replace(stated[0], '')
  return {
    late_registration_deadline: `${year}-${monthAndDay}`,
    notes: rest && rest.charAt(0).toUpperCase() + rest.slice(1),
  }
}

/**
 * What the source's notes become where students read them. An empty text leaves out what
 * they see anyway, such as the time zone, or what is past.
 */
const noteWords: [RegExp, string][] = [
  [
    /Photo upload & standby deadline: (\w+ \d+); initial score release: (\w+ \d+)/,
    'Photo and standby request by $1, first scores $2',
  ],
  [/ ?Page: 'Deadlines occur at 11:59 pm Central Time.'/, ''],
  [/ ?No July test centers in New York per act.org \(July testing in NY starts 2027\)\./, ''],
  [/Page notes 'Late registration is available worldwide' with additional fees\./, ''],
  [
    /October 1-30, 2026 \(in-school weekday window\).*schools choose the date\./,
    'Your school gives it on a weekday from Oct 1 to 30, or on Saturday, Oct 17. You sign up at your school.',
  ],
]

function forStudents(notes: string): string {
  return noteWords
    .reduce((text, [theirs, ours]) => text.replace(theirs, ours), notes)
    .trim()
    .replace(/^(Photo.*[^.])\.$/, '$1')
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** From the College Board's page of dates for 2025-26: "All deadlines expire at 11:59 p.m. ET, U.S." */
const satZone = 'America/New_York'

/** Returns the time zone of a test's deadlines, if a row of that test names it. */
function zoneOf(rows: Row[]): string {
  const named = Object.keys(zones).find((zone) => rows.some((row) => cell(row, 'notes').includes(zone)))
  return zones[named ?? ''] ?? (rows[0]?.test === 'SAT' ? satZone : '')
}

export const factorColumns = words(`
  unitid avg_hs_gpa ed_offered ea_offered waitlist_admitted merit_recipients merit_award_avg
  c7_rigor c7_class_rank c7_gpa c7_test_scores c7_essay c7_recs c7_interview c7_extracurric c7_talent
  c7_character c7_first_gen c7_alumni c7_geography c7_state_res c7_religion c7_volunteer c7_work c7_interest
  c7_source_parse_dropped_url
`)

/**
 * Colleges whose line was read from the document of another one: WPI from Whitman's, Winona State from a
 * university of 23,095 applicants, Fairleigh Dickinson's campuses from one, Bard from Barnard's, USC Aiken from
 * Columbia's, UW Tacoma from Seattle's, Springfield, Northeastern's professional programs.
 */
const ofAnotherCollege = new Set(words('168421 175272 184603 189088 218645 377564 475273 482705'))

export function admissionFactors(folder: string): Row[] {
  const offered = { Yes: 't', No: 'f', '': '' }
  return readCsv(join(folder, 'cds_factors.csv'))
    .filter((row) => !ofAnotherCollege.has(cell(row, 'unitid')))
    .map((row): Row => ({
      ...row,
      ed_offered: meaningOf(row, 'ed_offered', offered),
      ea_offered: meaningOf(row, 'ea_offered', offered),
    }))
    .toSorted((a, b) => Number(a.unitid) - Number(b.unitid))
}

export const systemColumns = words(`
  system label portal opens essay recommendations rounds coverage fee_model notes
`)

export function applicationSystems(folder: string): Row[] {
  return readCsv(join(folder, 'application_systems.csv')).toSorted((a, b) =>
    inOrder(cell(a, 'system'), cell(b, 'system')),
  )
}
