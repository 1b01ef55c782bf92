import type { Control } from '../schools/schema.ts'

/**
 * What the odds are made of, and nothing else: no race, gender, income, citizenship, first generation, name or high
 * school can be handed in (`docs/matching.md`, section 3).
 */
export type Applicant = {
  /** Unweighted, 0 to 4; `null` until the student says. */
  gpa: number | null
  /** Both sections, 400 to 1600. */
  sat: number | null
  /** Composite, 1 to 36. */
  act: number | null
  /** Applies without scores wherever a college allows that. */
  withholdsScores: boolean
  /** -0.25 to 0.25: hard courses taken of those that the high school offers; 0 when that is unknown. */
  rigor: number
}

/** The words of the federal field ADMCON7. */
export type TestPolicy = 'required' | 'considered_if_submitted' | 'not_considered'

/** Quarters of those who enrolled with scores: Scorecard SATVR25, SATVR75, SATMT25, SATMT75, each 200 to 800. */
export type SatQuarters = { reading25: number; reading75: number; math25: number; math75: number }

/** Scorecard ACTCM25 and ACTCM75, each 1 to 36. */
export type ActQuarters = { composite25: number; composite75: number }

/** Common Data Set C12 and, from C11, the spread, on the unweighted scale of 0 to 4. */
export type GradeAverages = { mean: number; deviation: number | null }

/** What is published of a college; `null` is what is not. */
export type College = {
  /** Scorecard ADM_RATE, or the rate of the college's own round or residency: 0 to 1. */
  admissionRate: number | null
  /** IPEDS OPENADMP: admits all who have finished high school. */
  hasOpenAdmission: boolean
  control: Control | null
  testPolicy: TestPolicy | null
  sat: SatQuarters | null
  act: ActQuarters | null
  grades: GradeAverages | null
  /** ρ of section 2 where an admin has set it with a citation. */
  academicShare?: number
  /** IPEDS ADM, where loaded. */
  applicants?: number
  /** Whole years between the newest data and today. */
  yearsOld?: number
}
