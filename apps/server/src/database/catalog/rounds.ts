import type { Requirements } from '@bearings/domain/colleges/catalog/schema'
import { takesNobody } from '@bearings/domain/colleges/changes/options'
import type { DeadlineState, Round } from '@bearings/domain/colleges/schema'
import type { schoolDeadlines, schoolRequirements } from '../tables/colleges.ts'
import { changesOf } from './changes.ts'
import { corrected } from './corrections.ts'
import { earlyRulesOf } from './early-rules.ts'
import { type Files, type Line, linesOf, numberOf, textOf, yesOrNo } from './files.ts'

type OfCollege<Row extends { schoolId: string }> = Omit<Row, 'schoolId'> & { unitid: number }

type Row = OfCollege<typeof schoolDeadlines.$inferInsert>

/**
 * Returns the dates of the grid, with whom their rounds are for, and those that the grid lacks. What the build
 * only calls typical gives way to what was read since, and so does the date of an earlier year: a day that has long
 * passed looks as if it were too late. A usual date never takes the place of one of this year.
 */
export function deadlinesOf(files: Files): Row[] {
  if (files['college-deadlines.csv'].length === 0) return []
  const rules = earlyRulesOf(files)
  const keyOf = ({ unitid, round }: { unitid: number; round: Round }) => `${unitid} ${round}`
  const own = rules.filter(isOwnDate).map((rule) => ({ ...rule, round: rule.plan }))
  const [known, newer] = [new Set(own.map(({ unitid }) => unitid)), new Set(own.map(keyOf))]
  const gathered = gatheredDeadlines(files).filter(
    (row) =>
      !(row.state === 'typical' && known.has(row.unitid)) &&
      !(row.state === 'carried_over' && newer.has(keyOf(row))),
  )
  const audiences = new Map(rules.map((rule) => [keyOf({ ...rule, round: rule.plan }), rule.audience]))
  const dated = new Set(gathered.map(keyOf))
  const added = own
    .filter((rule) => !dated.has(keyOf(rule)))
    .map((rule): Row => ({
      unitid: rule.unitid,
      round: rule.round,
      cycle: rule.cycle,
      date: rule.date,
      timeZone: null,
      state: rule.date_state === 'confirmed' ? 'reported' : 'typical',
      source: rule.source_url,
      checkedOn: rule.checked_on,
    }))
  return [...gathered, ...added].map((row) => ({ ...row, audience: audiences.get(keyOf(row)) ?? null }))
}

const isOwnDate = ({ date, date_state: state }: ReturnType<typeof earlyRulesOf>[number]) =>
  date !== null && (state === 'confirmed' || state === 'usual')

function gatheredDeadlines(files: Files): Row[] {
  return ofThoseThatTakeStudents(files, 'college-deadlines.csv').map((line) => ({
    unitid: Number(line.unitid),
    round: line.plan as Round,
    cycle: textOf(line, 'cycle')!,
    date: textOf(line, 'date'),
    timeZone: textOf(line, 'time_zone'),
    state: line.state as DeadlineState,
    source: textOf(line, 'source')!,
    checkedOn: textOf(line, 'checked_on'),
  }))
}

export function requirementsOf(files: Files): OfCollege<typeof schoolRequirements.$inferInsert>[] {
  return corrected(files, ofThoseThatTakeStudents(files, 'college-requirements.csv')).map((line) => ({
    unitid: Number(line.unitid),
    cycle: textOf(line, 'cycle')!,
    feeUs: numberOf(line, 'fee_us'),
    feeWaiver: textOf(line, 'fee_waiver') as Requirements['feeWaiver'],
    personalEssayRequired: yesOrNo(line, 'personal_essay_required'),
    testPolicy: textOf(line, 'test_policy') as Requirements['testPolicy'],
    teacherEvaluations: numberOf(line, 'teacher_evals'),
    counselorRecommendation: yesOrNo(line, 'counselor_rec'),
    midyearReport: yesOrNo(line, 'midyear_report'),
    coursesAndGradesRequired: yesOrNo(line, 'courses_and_grades_required'),
    portfolio: textOf(line, 'portfolio') as Requirements['portfolio'],
    applicationSystem: textOf(line, 'application_system')!,
    filingWindow: textOf(line, 'filing_window'),
    source: textOf(line, 'source'),
    checkedOn: textOf(line, 'checked_on'),
  }))
}

/** Dates and requirements would invite students to colleges that take none, so those have no lines. */
function ofThoseThatTakeStudents(
  files: Files,
  name: 'college-deadlines.csv' | 'college-requirements.csv',
): Line[] {
  const changes = changesOf(files)
  return linesOf(files[name]).filter(({ unitid }) => !takesNobody(changes.get(Number(unitid))))
}
