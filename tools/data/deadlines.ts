import { cycleOf, dayInCycle, dayOf, meaningOf, numberOf, yesOrNo } from './codes.ts'
import { cell, type Row } from './csv.ts'
import { currentCycle, gridRows, planOfColumn } from './grid.ts'
import { notedSystems } from './other-systems.ts'
import { words } from './text.ts'

export const deadlineColumns = words('unitid cycle plan date time_zone state source checked_on')

export const requirementColumns = words(`
  unitid cycle fee_us fee_waiver personal_essay_required courses_and_grades_required portfolio
  test_policy teacher_evals counselor_rec midyear_report application_system filing_window source checked_on
`)

const grid = 'Common App Requirements Grid'

/** The grid's own legend: always, flexible, ignored, never, sometimes. */
const testPolicies = {
  A: 'required',
  F: 'flexible',
  I: 'test_free',
  N: 'optional',
  S: 'sometimes_required',
  '': '',
}
const feeWaivers = {
  Accepted: 'accepted',
  'U.S. only': 'us_only',
  'Not Accepted': 'not_accepted',
  '': '',
}
const portfolios = { SR: 'slideroom', COL: 'college', '': '' }

export function deadlines(folder: string): Row[] {
  const rows = gridRows(folder)
  const current = currentCycle(rows)
  const fromGrid = rows.flatMap((row) => {
    const cycle = cycleOf(row)
    const shared = {
      unitid: cell(row, 'unitid'),
      cycle,
      // The student's own time zone, according to the Common App.
      time_zone: '',
      state: cycle === current ? 'reported' : 'carried_over',
      source: grid,
      checked_on: cell(row, 'grid_updated'),
    }
    const dated = Object.entries(planOfColumn).map(([column, plan]) => ({
      ...shared,
      plan,
      date: dayOf(row, column),
    }))
    const rolling = meaningOf(row, 'rolling', { true: true, false: false })
      ? [{ ...shared, plan: 'rolling', date: '' }]
      : []
    return [...dated.filter(({ date }) => date), ...rolling]
  })
  const fromNotes = notedSystems(folder, current).flatMap(({ unitids, deadline, source, checkedOn }) =>
    unitids.flatMap((unitid) =>
      deadline
        ? [
            {
              unitid,
              cycle: current,
              plan: deadline.plan,
              date: dayInCycle(current, deadline.monthAndDay),
              time_zone: deadline.timeZone ?? '',
              state: deadline.state,
              source,
              checked_on: checkedOn,
            },
          ]
        : [],
    ),
  )
  return byUnitid([...fromGrid, ...fromNotes])
}

export function requirements(folder: string): Row[] {
  const rows = gridRows(folder)
  const fromGrid = rows.map((row) => ({
    unitid: cell(row, 'unitid'),
    cycle: cycleOf(row),
    fee_us: numberOf(row, 'fee_us'),
    fee_waiver: meaningOf(row, 'fee_waiver', feeWaivers),
    personal_essay_required: meaningOf(row, 'personal_essay_required', yesOrNo),
    courses_and_grades_required: meaningOf(row, 'courses_grades_required', yesOrNo),
    portfolio: meaningOf(row, 'portfolio', portfolios),
    test_policy: meaningOf(row, 'test_policy_code', testPolicies),
    // The grid leaves the cell empty if no evaluation is required.
    teacher_evals: numberOf(row, 'teacher_evals') || '0',
    counselor_rec: meaningOf(row, 'counselor_rec', yesOrNo),
    midyear_report: meaningOf(row, 'midyear_report', yesOrNo),
    application_system: 'common_app',
    filing_window: '',
    source: grid,
    checked_on: cell(row, 'grid_updated'),
  }))
  const cycle = currentCycle(rows)
  const fromNotes = notedSystems(folder, cycle).flatMap((noted) =>
    noted.unitids.map((unitid) => ({
      ...Object.fromEntries(requirementColumns.map((column) => [column, ''])),
      unitid,
      cycle,
      test_policy: noted.testPolicy,
      teacher_evals: noted.lettersNotAsked ? '0' : '',
      counselor_rec: noted.lettersNotAsked ? 'f' : '',
      application_system: noted.system,
      filing_window: noted.filingWindow ?? '',
      source: noted.source,
      checked_on: noted.checkedOn,
    })),
  )
  return byUnitid([...fromGrid, ...fromNotes])
}

function byUnitid<T extends { unitid?: string }>(rows: T[]) {
  return rows.toSorted((a, b) => Number(a.unitid) - Number(b.unitid))
}
