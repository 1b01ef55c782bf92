import { join } from 'node:path'
import { cell, grouped, readCsv, type Row } from './csv.ts'
import { oneSpaced, readable, splitAliases, tidyCoordinate, tidyNumber, tidyUrl, words } from './text.ts'

// Written as `t` or nothing: a college is shown as one of these only when the source says so.
const flags = ['hbcu', 'hsi', 'tribal', 'men_only', 'women_only', 'distance_only'] as const

// Published for every level, under one name except the two graduation rates.
const sharedFigures = words(`
  undergrad_enrollment student_faculty_ratio admission_rate
  sat_rw_25 sat_rw_75 sat_math_25 sat_math_75 sat_avg act_25 act_75
  tuition_in_state tuition_out_of_state cost_of_attendance room_board_on_campus books_supplies
  net_price_avg net_price_0_30k net_price_30_48k net_price_48_75k net_price_75_110k net_price_110k_plus
  retention_rate pct_pell pct_federal_loan median_earnings_10yr median_earnings_6yr
`)

const bachelorOnly = [
  'carnegie',
  'yield_rate',
  'essay_policy',
  'application_fee',
  'avg_grant_aid',
  'median_debt',
]

const asPublished = ['unitid', 'state', 'zip', 'control', 'locale', 'locale_detail', 'test_policy'] as const

export const collegeColumns = words(`
  unitid level name aliases city state zip lat lon url net_price_calculator_url
  control locale locale_detail carnegie undergrad_enrollment student_faculty_ratio
  admission_rate open_admissions test_policy
  sat_rw_25 sat_rw_75 sat_math_25 sat_math_75 sat_avg act_25 act_75 yield_rate essay_policy application_fee
  tuition_in_state tuition_out_of_state cost_of_attendance room_board_on_campus books_supplies
  net_price_avg net_price_0_30k net_price_30_48k net_price_48_75k net_price_75_110k net_price_110k_plus
  avg_grant_aid grad_rate_6yr grad_rate_4yr retention_rate pct_pell pct_federal_loan
  median_debt median_earnings_10yr median_earnings_6yr
  hbcu hsi tribal men_only women_only religious_affiliation distance_only
  top_majors majors common_app_grid_cycle fafsa_school_code status_note
`)

type Level = 'bachelor' | 'other_4yr' | 'associate'

/** Every college of the three source files, by unitid. */
export function colleges(folder: string, extraAliases: Row[]): Row[] {
  const aliases = grouped(extraAliases, 'unitid')
  const rowsOf = (file: string, level: Level) =>
    readCsv(join(folder, file)).map((row) =>
      college(
        row,
        level,
        (aliases.get(cell(row, 'unitid')) ?? []).map((extra) => cell(extra, 'alias')),
      ),
    )
  return [
    ...rowsOf('schools.csv', 'bachelor'),
    ...rowsOf('schools_other_4yr.csv', 'other_4yr'),
    ...rowsOf('schools_2yr.csv', 'associate'),
  ].toSorted((a, b) => Number(a.unitid) - Number(b.unitid))
}

function college(row: Row, level: Level, extraAliases: string[]): Row {
  const isBachelor = level === 'bachelor'
  const name = readable(cell(row, 'name'))
  const pick = (names: readonly string[], value: (text: string) => string) =>
    Object.fromEntries(names.map((column) => [column, value(cell(row, column))]))
  return {
    ...pick(asPublished, (text) => text),
    ...pick(sharedFigures, tidyNumber),
    ...pick(flags, (text) => (text === 'true' ? 't' : '')),
    ...(isBachelor
      ? pick(bachelorOnly, tidyNumber)
      : Object.fromEntries(bachelorOnly.map((column) => [column, '']))),
    ...pick(['lat', 'lon'], tidyCoordinate),
    ...pick(['url', 'net_price_calculator_url'], tidyUrl),
    ...pick(['religious_affiliation', 'common_app_grid_cycle', 'fafsa_school_code'], oneSpaced),
    level,
    name,
    aliases: aliasesOf(cell(row, 'aliases'), extraAliases, name),
    city: readable(cell(row, 'city')),
    open_admissions: { true: 't', false: 'f' }[cell(row, 'open_admissions')] ?? '',
    grad_rate_6yr: tidyNumber(cell(row, isBachelor ? 'grad_rate_6yr' : 'grad_rate_150pct')),
    grad_rate_4yr: tidyNumber(cell(row, isBachelor ? 'grad_rate_4yr' : 'grad_rate_100pct')),
    top_majors: isBachelor ? topMajors(cell(row, 'top_majors')) : '',
    majors: majors(row),
    status_note: statusNote(row, level),
  }
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

function statusNote(row: Row, level: Level) {
  if (level === 'bachelor') return ''
  if (level === 'other_4yr' && cell(row, 'was_bachelor_predominant_2025') === 'true')
    return 'No longer on the June 2026 federal list of bachelor’s colleges: it may have closed, merged or changed its degrees. Check with the college.'
  return 'Operating status as of May 2025.'
}
