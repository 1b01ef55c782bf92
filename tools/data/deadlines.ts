import { join } from 'node:path'
import { cell, grouped, inOrder, readCsv, type Row } from './csv.ts'
import { notesFile, otherSystems } from './other-systems.ts'
import { words } from './text.ts'

export const deadlineColumns = words('unitid cycle plan date state source checked_on')

export const requirementColumns = words(`
  unitid cycle fee_us fee_waiver personal_essay_required test_policy teacher_evals counselor_rec
  midyear_report portfolio application_system
`)

const currentCycle = '2026-27'

const planOfColumn = {
  ed: 'early_decision',
  ed2: 'early_decision_2',
  ea: 'early_action',
  ea2: 'early_action_2',
  rea: 'restrictive_early_action',
  rd: 'regular',
}

const columnsOfPlans = Object.keys(planOfColumn)

export function deadlines(folder: string): Row[] {
  const fromGrid = gridRows(folder).flatMap((row) => {
    const shared = {
      unitid: cell(row, 'unitid'),
      cycle: cell(row, 'cycle'),
      state: cell(row, 'cycle') === currentCycle ? 'reported' : 'carried_over',
      source: 'Common App Requirements Grid',
      checked_on: cell(row, 'grid_updated'),
    }
    const dated = Object.entries(planOfColumn).map(([column, plan]) => ({
      ...shared,
      plan,
      date: cell(row, column),
    }))
    const rolling = cell(row, 'rolling') === 'true' ? [{ ...shared, plan: 'rolling', date: '' }] : []
    return [...dated.filter(({ date }) => date), ...rolling]
  })
  const fromNotes = notes(folder).flatMap(({ unitids, deadline }) =>
    unitids.flatMap((unitid) =>
      deadline ? [{ unitid, cycle: currentCycle, checked_on: '', ...deadline }] : [],
    ),
  )
  return byUnitid([...fromGrid, ...fromNotes])
}

export function requirements(folder: string): Row[] {
  const fromGrid = gridRows(folder).map((row) => ({
    unitid: cell(row, 'unitid'),
    cycle: cell(row, 'cycle'),
    fee_us: cell(row, 'fee_us'),
    fee_waiver: cell(row, 'fee_waiver').toLowerCase().replace('u.s.', 'us').replaceAll(' ', '_'),
    personal_essay_required: yesOrNo(cell(row, 'personal_essay_required')),
    test_policy: cell(row, 'test_policy'),
    // The grid leaves the cell empty where no evaluation is asked for.
    teacher_evals: cell(row, 'teacher_evals') || '0',
    counselor_rec: yesOrNo(cell(row, 'counselor_rec')),
    midyear_report: yesOrNo(cell(row, 'midyear_report')),
    portfolio: cell(row, 'portfolio'),
    application_system: 'common_app',
  }))
  const fromNotes = notes(folder).flatMap(({ unitids, system, testPolicy, lettersNotAsked }) =>
    unitids.map((unitid) => ({
      ...Object.fromEntries(requirementColumns.map((column) => [column, ''])),
      unitid,
      cycle: currentCycle,
      test_policy: testPolicy,
      teacher_evals: lettersNotAsked ? '0' : '',
      counselor_rec: lettersNotAsked ? 'f' : '',
      application_system: system,
    })),
  )
  return byUnitid([...fromGrid, ...fromNotes])
}

/**
 * One row per college: the newest. A college may have several (a conservatory, a second campus, a special
 * program); the one with the most rounds is its general application.
 */
function gridRows(folder: string): Row[] {
  const newest = readCsv(join(folder, 'commonapp_deadlines.csv')).filter(
    (row) => cell(row, 'is_latest') === 'true' && cell(row, 'unitid'),
  )
  const rounds = (row: Row) => columnsOfPlans.filter((column) => cell(row, column)).length
  return [...grouped(newest, 'unitid').values()].flatMap((rows) =>
    rows
      .toSorted((a, b) => rounds(b) - rounds(a) || inOrder(cell(a, 'grid_name'), cell(b, 'grid_name')))
      .slice(0, 1),
  )
}

function notes(folder: string) {
  const rows = readCsv(join(folder, notesFile))
  return otherSystems.map((noted) => {
    const row = rows.find((candidate) => cell(candidate, 'name') === noted.note)
    if (!row || !cell(row, 'annual_rules_mm_dd').includes(noted.rule))
      throw new Error(`${notesFile} no longer says ${noted.rule} for ${noted.note}`)
    const policy = cell(row, 'test_policy')
    return { ...noted, testPolicy: policy === 'free' ? 'test_free' : policy }
  })
}

function yesOrNo(text: string) {
  return { true: 't', false: 'f' }[text] ?? ''
}

function byUnitid<T extends { unitid?: string }>(rows: T[]) {
  return rows.toSorted((a, b) => Number(a.unitid) - Number(b.unitid))
}
