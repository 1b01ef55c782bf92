import type { OddsFacts } from '../colleges/odds/schema.ts'
import type { Control } from '../colleges/schema.ts'
import type { CountryCode } from '../countries.ts'
import type { AidAnswer } from './options.ts'

/**
 * The student's inputs to the odds, and nothing else: no race, gender, income, first generation, name or high school can
 * be passed in (`docs/matching.md`).
 */
export type Applicant = {
  /** Unweighted, 0 to 4; `null` until the student enters it. */
  gpa: number | null
  /** There is an average on a scale that no published rule converts, so `gpa` stays `null`. */
  isGradedOtherwise?: boolean
  /** Both sections, 400 to 1600. */
  sat: number | null
  /** Composite, 1 to 36. */
  act: number | null
  /** Applies without scores wherever a college allows that. */
  withholdsScores: boolean
  /** -0.25 to 0.25, by the hard courses taken out of those that the high school offers; 0 if unknown. */
  rigor: number
  /** Postal code of the state where the student lives; absent or `null` until it is known. */
  state?: string | null
  /** Lives outside the United States, so that no public college counts them as a resident of its state. */
  livesAbroad?: boolean
  /** Applies as an international student, whom colleges count apart; absent or `null` while that is not known. */
  isFromAbroad?: boolean | null
  /** Whether a student from abroad asks for aid; absent or `null` while that is not known. */
  asksForAid?: boolean | null
  /** 3 in the top 3 percent of the class. Only published rules of admission use it. */
  classRankPercent?: number | null
}

/** Where a student has said that they live: in a state, or abroad, and then whether they will ask for aid. */
export type Residence = {
  /** Postal code of the state. */
  state: string | null
  country?: CountryCode | null | undefined
  asksForAid?: AidAnswer | null | undefined
}

/** The values of the federal field ADMCON7. */
export type TestPolicy = 'required' | 'considered_if_submitted' | 'not_considered'

/** SAT quartiles of enrollees with scores: Scorecard SATVR25, SATVR75, SATMT25, SATMT75, each 200 to 800. */
export type SatQuarters = { reading25: number; reading75: number; math25: number; math75: number }

/** ACT quartiles of enrollees with scores: Scorecard ACTCM25 and ACTCM75, each 1 to 36. */
export type ActQuarters = { composite25: number; composite75: number }

/** The average GPA (Common Data Set C12) and its spread (from C11), on the unweighted scale of 0 to 4. */
export type GradeAverages = {
  mean: number
  deviation: number | null
  /** The average that the college publishes is weighted, so these figures, from how many had which, may be too. */
  mayBeWeighted?: boolean
}

/** A college's published figures; `null` if not published. */
export type College = {
  /** Scorecard ADM_RATE, of all applicants: 0 to 1. */
  admissionRate: number | null
  /** IPEDS OPENADMP: admits all who have finished high school. */
  hasOpenAdmission: boolean
  /** It takes no first-year applicants any more. */
  takesNobody?: boolean
  control: Control | null
  /** Postal code of its state. */
  state?: string | null
  /** What it publishes about whom it admits. */
  facts?: OddsFacts | null
  testPolicy: TestPolicy | null
  /** Some applicants have to send scores, so that nobody is advised to leave theirs out. */
  asksSomeForScores?: boolean
  sat: SatQuarters | null
  act: ActQuarters | null
  grades: GradeAverages | null
  /** A ρ for this college instead of that of section 2. Only tests and worked cases set it. */
  academicShare?: number
  /** The number of applicants (IPEDS ADM). The catalog does not have it, so only tests set it. */
  applicants?: number
  /** Whole years between the newest data and today. */
  yearsOld?: number
}
