import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cycleOf, unitidOf } from './codes.ts'
import { cell, grouped, inOrder, readCsv, type Row } from './csv.ts'
import { words } from './text.ts'

export const planOfColumn = {
  ed: 'early_decision',
  ed2: 'early_decision_2',
  ea: 'early_action',
  ea2: 'early_action_2',
  rea: 'restrictive_early_action',
  rd: 'regular',
}

const columnsOfPlans = Object.keys(planOfColumn)

/** The grid's other known columns. A column in neither list may be an unknown admission round. */
const otherColumns = words(`
  unitid school_name name state grid_name cycle is_latest rolling fee_us fee_intl fee_waiver personal_essay_required
  courses_grades_required portfolio test_policy_code test_policy tests_used english_proficiency teacher_evals
  other_evals midyear_report counselor_rec grid_updated match_method source
`)

/** Reads the Common App grid, published several times a year: `commonapp_deadlines.csv` and its updates. */
function publishedRows(folder: string): Row[] {
  const updates = readdirSync(folder).filter((file) => /^commonapp_deadlines_\w+\.csv$/.test(file))
  return ['commonapp_deadlines.csv', ...updates.toSorted(inOrder)]
    .flatMap((file) => publishedIn(join(folder, file)))
    .filter((row) => row.is_latest !== 'false' && cell(row, 'unitid') && unitidOf(row))
}

function publishedIn(path: string): Row[] {
  const rows = readCsv(path)
  const stranger = Object.keys(rows[0]!).find(
    (column) => !columnsOfPlans.includes(column) && !otherColumns.includes(column),
  )
  if (stranger)
    throw new Error(
      `${basename(path)}, row 1: nothing is known of the column ${stranger}; expected the rounds ${columnsOfPlans.join(', ')} and what tools/data/grid.ts lists`,
    )
  return rows
}

/**
 * Returns one row per college, for its newest cycle. A college may have several rows (a conservatory, a
 * second campus, a special program); the one with the most rounds is its general application.
 */
export function gridRows(folder: string): Row[] {
  const rounds = (row: Row) => columnsOfPlans.filter((column) => cell(row, column)).length
  const nameOf = (row: Row) => cell(row, 'grid_name' in row ? 'grid_name' : 'name')
  return [...grouped(publishedRows(folder), 'unitid').values()].flatMap((rows) => {
    const newest = rows.map(cycleOf).toSorted(inOrder).at(-1)
    return rows
      .filter((row) => cycleOf(row) === newest)
      .toSorted((a, b) => rounds(b) - rounds(a) || inOrder(nameOf(a), nameOf(b)))
      .slice(0, 1)
  })
}

/** Returns the cycle that students now apply in: the newest in the grid. */
export function currentCycle(rows: readonly Row[]): string {
  const newest = rows.map(cycleOf).toSorted(inOrder).at(-1)
  if (!newest) throw new Error('The Common App grid has no rows')
  return newest
}
