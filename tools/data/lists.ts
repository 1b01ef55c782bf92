import { join } from 'node:path'
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

export const testDateColumns = words('test test_date registration_deadline notes source_url checked_on')

export function testDates(folder: string): Row[] {
  return readCsv(join(folder, 'test_dates_2026_27.csv'))
    .map((row): Row => ({ ...row, checked_on: cell(row, 'checked_by_source_on') }))
    .toSorted(
      (a, b) =>
        inOrder(cell(a, 'test'), cell(b, 'test')) || inOrder(cell(a, 'test_date'), cell(b, 'test_date')),
    )
}

export const factorColumns = words(`
  unitid avg_hs_gpa ed_offered ea_offered waitlist_admitted merit_recipients merit_award_avg
  c7_rigor c7_class_rank c7_gpa c7_test_scores c7_essay c7_recs c7_interview c7_extracurric c7_talent
  c7_character c7_first_gen c7_alumni c7_geography c7_state_res c7_religion c7_volunteer c7_work c7_interest
  c7_source_parse_dropped_url
`)

export function admissionFactors(folder: string): Row[] {
  const shorter: Row = { Yes: 't', No: 'f' }
  return readCsv(join(folder, 'cds_factors.csv'))
    .map((row): Row => ({
      ...row,
      ed_offered: shorter[cell(row, 'ed_offered')] ?? '',
      ea_offered: shorter[cell(row, 'ea_offered')] ?? '',
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
