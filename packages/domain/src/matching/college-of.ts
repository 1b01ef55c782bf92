import type { OddsFacts } from '../colleges/odds/schema.ts'
import type { Control } from '../colleges/schema.ts'
import type { College, GradeAverages, TestPolicy } from './schema.ts'

/** A college's published figures; `null` if not published. Rates are shares from 0 to 1. */
export type PublishedCollege = {
  admissionRate: number | null
  hasOpenAdmission: boolean | null
  /** It takes no first-year applicants any more. */
  takesNobody?: boolean
  control: Control | null
  /** Postal code of its state. */
  state?: string | null
  odds?: OddsFacts | null
  /** A key of `policies`: this year's policy of the college if known, otherwise the federal survey's. */
  testPolicy: string | null
  satReading25: number | null
  satReading75: number | null
  satMath25: number | null
  satMath75: number | null
  act25: number | null
  act75: number | null
  /** Common Data Set C12, as published. Some averages are of weighted grades, which the method ignores. */
  averageGpa: number | null
  /** The year of the admission figures, as displayed: "fall 2024". */
  admissionYear: string | null
}

/** The federal value for each policy. "Required in some cases" counts as considered if submitted. */
const policies: Record<string, TestPolicy> = {
  required: 'required',
  considered_if_submitted: 'considered_if_submitted',
  optional: 'considered_if_submitted',
  flexible: 'considered_if_submitted',
  sometimes_required: 'considered_if_submitted',
  not_considered: 'not_considered',
  test_free: 'not_considered',
}

/** Converts a college of the catalog to the method's input. A test counts only with all its quartiles. */
export function collegeOf(published: PublishedCollege, today: string): College {
  const { satReading25, satReading75, satMath25, satMath75, act25, act75, averageGpa } = published
  const hasSat = satReading25 !== null && satReading75 !== null && satMath25 !== null && satMath75 !== null
  return {
    admissionRate: published.admissionRate,
    hasOpenAdmission: published.hasOpenAdmission === true,
    takesNobody: published.takesNobody === true,
    control: published.control,
    state: published.state ?? null,
    facts: published.odds ?? null,
    testPolicy: published.testPolicy === null ? null : (policies[published.testPolicy] ?? null),
    asksSomeForScores: published.testPolicy === 'sometimes_required',
    sat: hasSat
      ? { reading25: satReading25, reading75: satReading75, math25: satMath25, math75: satMath75 }
      : null,
    act: act25 !== null && act75 !== null ? { composite25: act25, composite75: act75 } : null,
    grades: averageGpa === null ? null : gradesOf(averageGpa, published.odds),
    yearsOld: yearsSince(published.admissionYear, today),
  }
}

function gradesOf(mean: number, odds: OddsFacts | null | undefined): GradeAverages {
  return {
    mean,
    deviation: odds?.gradeDeviation ?? null,
    ...(odds?.gradesMayBeWeighted && { mayBeWeighted: true }),
  }
}

/** Returns the full years from September 1 of the year in "fall 2024" or "2023-24" to a day; 0 if unknown. */
export function yearsSince(year: string | null, today: string): number {
  const began = /\d{4}/.exec(year ?? '')?.[0]
  if (began === undefined) return 0
  const isBefore = today.slice(5) < '09-01'
  return Math.max(0, Number(today.slice(0, 4)) - Number(began) - (isBefore ? 1 : 0))
}
