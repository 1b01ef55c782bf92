/**
 * Times the placement of all colleges of `data/colleges.csv` for one student: `npm run bench -- matching`.
 * Ten students in turn, after a warm-up, as a page does when a slider moves.
 */
import { join } from 'node:path'
import type { Control } from '@bearings/domain/colleges/schema'
import { place } from '@bearings/domain/matching/placement'
import type { Applicant, College, TestPolicy } from '@bearings/domain/matching/schema'
import { cell, readCsv, type Row } from '../tools/data/csv.ts'

/** Milliseconds for the whole catalog at the median; other load on the machine decides the slowest runs. */
const budget = 20
const rounds = 100

const data = join(import.meta.dirname, '../data')
const averages = new Map(
  readCsv(join(data, 'admission-factors.csv')).map((row) => [cell(row, 'unitid'), figure(row, 'avg_hs_gpa')]),
)
const colleges = readCsv(join(data, 'colleges.csv')).map(collegeOf)
const students: Applicant[] = Array.from({ length: 10 }, (_, index) => ({
  gpa: 2.2 + index * 0.2,
  sat: index % 3 === 0 ? null : 880 + index * 80,
  act: null,
  withholdsScores: index % 4 === 1,
  rigor: 0,
}))

const times: number[] = []
for (let round = 0; round < rounds; round++) {
  const student = students[round % students.length]!
  const startedAt = performance.now()
  for (const college of colleges) place(student, college)
  times.push(performance.now() - startedAt)
}
const sorted = times.slice(students.length).toSorted((one, other) => one - other)
const after = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
console.log(`${colleges.length} colleges, ${counted()}`)
console.log(
  `first ${times[0]!.toFixed(1)} ms, p50 ${after(0.5).toFixed(1)} ms, p95 ${after(0.95).toFixed(1)} ms, most ${after(1).toFixed(1)} ms`,
)
if (after(0.5) > budget) process.exitCode = 1

/** Returns the results for a student with complete data. */
function counted(): string {
  const counts = new Map<string, number>()
  for (const college of colleges) {
    const placement = place({ ...students[7]!, withholdsScores: false }, college)
    const answer = placement.status === 'estimated' ? placement.label : placement.status
    counts.set(answer, (counts.get(answer) ?? 0) + 1)
  }
  return [...counts].map(([answer, count]) => `${answer} ${count}`).join(', ')
}

function collegeOf(row: Row): College {
  const [reading25, reading75] = [figure(row, 'sat_rw_25'), figure(row, 'sat_rw_75')]
  const [math25, math75] = [figure(row, 'sat_math_25'), figure(row, 'sat_math_75')]
  const [composite25, composite75] = [figure(row, 'act_25'), figure(row, 'act_75')]
  const mean = averages.get(cell(row, 'unitid')) ?? null
  return {
    admissionRate: figure(row, 'admission_rate'),
    hasOpenAdmission: cell(row, 'open_admissions') === 't',
    control: cell(row, 'control') as Control,
    testPolicy: (cell(row, 'test_policy') || null) as TestPolicy | null,
    sat:
      reading25 !== null && reading75 !== null && math25 !== null && math75 !== null
        ? { reading25, reading75, math25, math75 }
        : null,
    act: composite25 !== null && composite75 !== null ? { composite25, composite75 } : null,
    grades: mean === null ? null : { mean, deviation: null },
    // Fall 2024 for bachelor's colleges, fall 2023 for the others.
    yearsOld: cell(row, 'level') === 'bachelor' ? 2 : 3,
  }
}

function figure(row: Row, column: string): number | null {
  const value = cell(row, column)
  return value === '' ? null : Number(value)
}
