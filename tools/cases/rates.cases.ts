import { collegeOf } from '@bearings/domain/matching/college-of'
import { gradesOfRate } from '@bearings/domain/matching/distributions'
import { oddsOf } from '@bearings/domain/matching/odds-of'
import { place } from '@bearings/domain/matching/placement'
import type { College } from '@bearings/domain/matching/schema'
import type { Row } from '../data/csv.ts'
import { catalog } from './placing.ts'

export const columns = ['gpa'] as const

type Published = College & { admissionRate: number; grades: NonNullable<College['grades']> }

const folds = 5

/**
 * The hold-out check of section 3 of `docs/matching.md`: colleges that publish grades are taken as if they published only their
 * rate. The rule of grades by rate is fitted to four fifths of them and tried on the others, with the GPAs of the file. The odds
 * by the rule have to be closer than those from the rate alone to the odds by the grades that the college publishes.
 */
export async function run(rows: Row[]): Promise<boolean> {
  const colleges = (await catalog()).colleges.flatMap((college): Published[] => {
    if (college.odds?.gradesMayBeWeighted) return []
    const { admissionRate, grades, ...others } = collegeOf({ ...college, admissionYear: null }, '')
    const hasBoth = admissionRate && admissionRate < 1 && grades && grades.mean <= 4 && others.control
    if (!hasBoth || others.hasOpenAdmission || others.takesNobody) return []
    return [
      { ...others, admissionRate, grades, facts: null, state: null, sat: null, act: null, testPolicy: null },
    ]
  })
  const tried = colleges.flatMap((college, at) => {
    const rule = line(colleges.filter((_, other) => other % folds !== at % folds))
    const typical = { ...college, grades: gradesOfRate(college.admissionRate, rule) }
    return rows.map(({ gpa }) => ({
      right: oddsAt(college, Number(gpa)).middle,
      byRule: oddsAt(typical, Number(gpa)),
      byRate: oddsAt({ ...college, grades: null }, null),
    }))
  })
  const error = (of: 'byRule' | 'byRate') =>
    (100 * sum(tried.map((one) => Math.abs(one[of].middle - one.right)))) / tried.length
  const within = (of: 'byRule' | 'byRate') =>
    (100 * tried.filter(({ [of]: { low, high }, right }) => low <= right && right <= high).length) /
    tried.length
  const { mean, meanPerRate } = line(colleges)
  console.log(`${colleges.length} colleges: ${mean.toFixed(2)} ${meanPerRate.toFixed(2)} r`)
  for (const of of ['byRule', 'byRate'] as const)
    console.log(`${of}: ${error(of).toFixed(1)} points off, in ${within(of).toFixed(0)}% within the range`)
  return error('byRule') < error('byRate')
}

function oddsAt(college: College, gpa: number | null) {
  return oddsOf(place({ gpa, sat: null, act: null, withholdsScores: false, rigor: 0 }, college))!
}

/** The line of average grades by admission rate, by least squares. */
function line(colleges: readonly Published[]) {
  const rate = sum(colleges.map(({ admissionRate }) => admissionRate)) / colleges.length
  const gpa = sum(colleges.map(({ grades }) => grades.mean)) / colleges.length
  const together = sum(colleges.map((one) => (one.admissionRate - rate) * (one.grades.mean - gpa)))
  const meanPerRate = together / sum(colleges.map(({ admissionRate }) => (admissionRate - rate) ** 2))
  return { mean: gpa - meanPerRate * rate, meanPerRate }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
