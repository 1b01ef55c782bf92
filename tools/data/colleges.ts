import { cycleOf, meaningOf, numberOf, oneOf, unitidOf, yesOrNo } from './codes.ts'
import { cell, grouped, type Row, unexpected } from './csv.ts'
import { directoryColumns, readDirectory } from './directory.ts'
import type { Level } from './federal.ts'
import { gridRows } from './grid.ts'
import { displayNames, type Named } from './names.ts'
import { familyColumns, fieldsAwarded, publishedColleges } from './published.ts'
import type { Releases } from './releases.ts'
import { oneSpaced, readable, splitAliases, tidyCoordinate, tidyNumber, tidyUrl, words } from './text.ts'

// Written as `t` or nothing: a college gets one of these labels only if the source says so.
const flags = ['hbcu', 'hsi', 'tribal', 'men_only', 'women_only', 'distance_only'] as const
const flagged = { true: 't', false: '', '': '' }

// Published for every level, under the same name except for the two graduation rates.
const sharedFigures = words(`
  undergrad_enrollment student_faculty_ratio admission_rate
  sat_rw_25 sat_rw_75 sat_math_25 sat_math_75 sat_avg act_25 act_75
  tuition_in_state tuition_out_of_state cost_of_attendance room_board_on_campus books_supplies
  net_price_avg net_price_0_30k net_price_30_48k net_price_48_75k net_price_75_110k net_price_110k_plus
  pct_pell pct_federal_loan median_earnings_10yr median_earnings_6yr
`)

const bachelorOnly = ['yield_rate', 'application_fee', 'avg_grant_aid', 'median_debt']

const policies = ['required', 'considered_if_submitted', 'not_considered']

const codes = {
  control: ['public', 'private_nonprofit', 'private_for_profit'],
  locale: ['city', 'suburb', 'town', 'rural'],
  test_policy: policies,
}

const asPublished = ['unitid', 'state', 'zip', 'locale_detail'] as const

export const collegeColumns = words(`
  unitid level name display_name aliases city state zip lat lon url net_price_calculator_url
  admissions_url application_url financial_aid_url
  control region locale locale_detail size_class undergrad_enrollment student_faculty_ratio
  admission_rate open_admissions test_policy
  sat_rw_25 sat_rw_75 sat_math_25 sat_math_75 sat_avg act_25 act_75 yield_rate essay_policy application_fee
  tuition_in_state tuition_out_of_state cost_of_attendance room_board_on_campus books_supplies
  net_price_avg net_price_0_30k net_price_30_48k net_price_48_75k net_price_75_110k net_price_110k_plus
  avg_grant_aid grad_rate_6yr grad_rate_4yr retention_rate pct_pell pct_federal_loan
  median_debt median_earnings_10yr median_earnings_6yr
  hbcu hsi tribal men_only women_only religious_affiliation distance_only
  top_majors majors bachelor_families bachelor_families_online_only bachelor_fields associate_families common_app_grid_cycle fafsa_school_code status_note
`)

/**
 * Returns every published college, by unitid.
 * @param own Reads the rows of a file that is kept by hand.
 */
export function colleges(folder: string, releases: Releases, own: (file: string) => Row[]): Row[] {
  const aliases = grouped(own('extra-aliases.csv'), 'unitid')
  const directory = readDirectory(folder, releases.directory)
  const cycles = new Map(gridRows(folder).map((row) => [cell(row, 'unitid'), cycleOf(row)]))
  const fields = fieldsAwarded(folder)
  const seen = new Set<string>()
  const rows = publishedColleges(folder, releases, own('religious-affiliations.csv'))
    .map(({ level, row }): Row => {
      const unitid = unitidOf(row)
      if (seen.has(unitid)) throw unexpected(row, 'unitid', 'a college that no row above has')
      seen.add(unitid)
      const listed = directory(unitid)
      return {
        ...college(
          row,
          level,
          (aliases.get(unitid) ?? []).map((extra) => cell(extra, 'alias')),
        ),
        ...(listed?.columns ?? Object.fromEntries(directoryColumns.map((column) => [column, '']))),
        bachelor_fields: (fields.get(unitid) ?? []).toSorted().join('|'),
        common_app_grid_cycle: cycles.get(unitid) ?? '',
        status_note: listed?.statusNote ?? '',
      }
    })
    .toSorted((a, b) => Number(a.unitid) - Number(b.unitid))
  const names = displayNames(
    rows as unknown as Named[],
    new Map(own('display-names.csv').map((row) => [cell(row, 'unitid'), cell(row, 'name')])),
  )
  return rows.map((row) => ({ ...row, display_name: names.get(cell(row, 'unitid'))! }))
}

function college(row: Row, level: Level, extraAliases: string[]): Row {
  const isBachelor = level === 'bachelor'
  const name = readable(cell(row, 'name'))
  const pick = (names: readonly string[], value: (text: string) => string) =>
    Object.fromEntries(names.map((column) => [column, value(cell(row, column))]))
  const numbers = (names: readonly string[]) =>
    Object.fromEntries(names.map((column) => [column, numberOf(row, column)]))
  return {
    ...pick([...asPublished, ...familyColumns], (text) => text),
    ...numbers(sharedFigures),
    ...Object.fromEntries(flags.map((column) => [column, meaningOf(row, column, flagged)])),
    ...Object.fromEntries(
      Object.entries(codes).map(([column, known]) => [column, oneOf(row, column, known)]),
    ),
    ...(isBachelor ? numbers(bachelorOnly) : Object.fromEntries(bachelorOnly.map((column) => [column, '']))),
    essay_policy: isBachelor ? oneOf(row, 'essay_policy', policies) : '',
    ...pick(['lat', 'lon'], tidyCoordinate),
    ...pick(['url', 'net_price_calculator_url'], tidyUrl),
    ...pick(['religious_affiliation', 'fafsa_school_code'], oneSpaced),
    level,
    name,
    aliases: aliasesOf(cell(row, 'aliases'), extraAliases, name),
    city: readable(cell(row, 'city')),
    open_admissions: meaningOf(row, 'open_admissions', yesOrNo),
    grad_rate_6yr: rateOfClass(row, isBachelor ? 'grad_rate_6yr' : 'grad_rate_150pct'),
    grad_rate_4yr: rateOfClass(row, isBachelor ? 'grad_rate_4yr' : 'grad_rate_100pct'),
    retention_rate: rateOfClass(row, 'retention_rate'),
    top_majors: isBachelor ? topMajors(cell(row, 'top_majors')) : '',
    majors: majors(row),
  }
}

/** A college of this many undergraduates or more does not keep or graduate every student of a class. */
const neverAll = 500

/**
 * Returns a graduation or retention rate, or nothing where it describes a handful of students. The federal file counts
 * only those who began college full-time, and has 0 % for colleges where hardly anyone did (Santa Monica College, 21,194
 * undergraduates: nobody came back) or whose programs take longer (Northeastern University: nobody in four years).
 */
function rateOfClass(row: Row, column: string): string {
  const rate = numberOf(row, column)
  if (Number(rate) === 0) return ''
  return Number(rate) === 1 && Number(row.undergrad_enrollment) >= neverAll ? '' : rate
}

function aliasesOf(published: string, extra: string[], name: string) {
  const seen = new Set([name.toLowerCase()])
  const isNew = (alias: string) => !seen.has(alias.toLowerCase()) && seen.add(alias.toLowerCase())
  return [...extra, ...splitAliases(published)].filter(isNew).join('|')
}

function topMajors(published: string) {
  return published
    .split('; ')
    .filter(Boolean)
    .map((pair) => pair.split('='))
    .map(([title = '', share = '']) => `${title}:${tidyNumber(share)}`)
    .join('|')
}

function majors(row: Row) {
  return Object.keys(row)
    .filter((column) => column.startsWith('pcip') && Number(row[column]) > 0)
    .map((column) => ({ family: column.slice('pcip'.length), share: Number(row[column]) }))
    .toSorted((a, b) => b.share - a.share || Number(a.family) - Number(b.family))
    .map(({ family, share }) => `${family}:${share}`)
    .join('|')
}
