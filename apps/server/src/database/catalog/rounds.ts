import type { Requirements } from '@bearings/domain/schools/catalog/schema'
import { takesNobody } from '@bearings/domain/schools/changes/options'
import type { DeadlineState, Round } from '@bearings/domain/schools/schema'
import type { schoolDeadlines, schoolRequirements } from '../tables/schools.ts'
import { changesOf } from './changes.ts'
import { type Files, type Line, linesOf, numberOf, textOf, yesOrNo } from './files.ts'

type OfCollege<Row extends { schoolId: string }> = Omit<Row, 'schoolId'> & { unitid: number }

export function deadlinesOf(files: Files): OfCollege<typeof schoolDeadlines.$inferInsert>[] {
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
  return ofThoseThatTakeStudents(files, 'college-requirements.csv').map((line) => ({
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
