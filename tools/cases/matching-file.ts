import { drift } from '@bearings/domain/matching/asker/parameters'
import {
  academicShares,
  gradesCurve,
  range,
  scores,
  sharedStrength,
  standing,
} from '@bearings/domain/matching/parameters'
import type { Applicant, College, TestPolicy } from '@bearings/domain/matching/schema'
import { z } from 'zod'

/** The method's value for each parameter that a file may contain. */
const parameters: Record<string, number> = {
  kappa: standing.enrolledBelowAdmitted,
  w_gpa: standing.gradesWeight,
  w_test: standing.scoreWeight,
  w_withheld: standing.withheldWeight,
  z_withheld: standing.withheld,
  corr: standing.correlation,
  sec_corr: scores.addedSections,
  g_at_mean: gradesCurve.atMean,
  g_below: gradesCurve.below,
  g_top: gradesCurve.top,
  d_rho: range.academicShare,
  d_rho_imputed: range.withImputedGrades,
  d_rho_notest: range.withoutScore,
  d_z: range.standing,
  d_logit_r: drift.ofRate,
  tau: sharedStrength,
}

type Parameter = [name: string, ours: number | undefined, theirs: number]
const figure = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
const control = z.enum(['public', 'private', 'private_nonprofit', 'private_for_profit'])
const policies: Record<string, TestPolicy> = {
  required: 'required',
  optional: 'considered_if_submitted',
  blind: 'not_considered',
}

const School = z
  .object({
    name: z.string(),
    r: figure,
    control,
    policy: z.enum(['required', 'optional', 'blind']),
    open: z.boolean().default(false),
    satvr25: figure,
    satvr75: figure,
    satmt25: figure,
    satmt75: figure,
    actcm25: figure,
    actcm75: figure,
    gpa_mu: figure,
    gpa_sd: figure,
    rho: z.number().optional(),
  })
  .transform((school) => ({ name: school.name, college: collegeOf(school) }))

function collegeOf(
  school: {
    [
      figure in
        | 'r'
        | 'satvr25'
        | 'satvr75'
        | 'satmt25'
        | 'satmt75'
        | 'actcm25'
        | 'actcm75'
        | 'gpa_mu'
        | 'gpa_sd'
    ]: number | null
  } & { control: z.infer<typeof control>; policy: string; open: boolean; rho?: number | undefined },
): College {
  const { satvr25, satvr75, satmt25, satmt75, actcm25, actcm75, gpa_mu: mean } = school
  return {
    admissionRate: school.r,
    hasOpenAdmission: school.open,
    control: school.control === 'private' ? 'private_nonprofit' : school.control,
    testPolicy: policies[school.policy]!,
    sat:
      satvr25 !== null && satvr75 !== null && satmt25 !== null && satmt75 !== null
        ? { reading25: satvr25, reading75: satvr75, math25: satmt25, math75: satmt75 }
        : null,
    act: actcm25 !== null && actcm75 !== null ? { composite25: actcm25, composite75: actcm75 } : null,
    grades: mean === null ? null : { mean, deviation: school.gpa_sd },
    ...(school.rho === undefined ? {} : { academicShare: school.rho }),
  }
}

/** A student as written in a file: without scores, or with scores and whether they are sent. */
const Profile = z
  .object({
    gpa: figure,
    sat: figure,
    act: figure,
    rigor: figure,
    withheld: z.boolean().optional(),
    withhold: z.boolean().optional(),
    submit: z.boolean().optional(),
  })
  .transform(({ gpa, sat, act, rigor, withheld, withhold, submit }): Applicant => ({
    gpa,
    sat,
    act,
    rigor: rigor ?? 0,
    withholdsScores: withheld ?? withhold ?? submit === false,
  }))

/** Translates the files' status words into the results of `place`. */
const Status = z.string().transform((status) => {
  if (status === 'OK') return 'estimated'
  if (status.includes('REQUIRED')) return 'score_required'
  return status.includes('OPEN') ? 'open' : 'not_enough_data'
})

const Case = z.object({
  student: z.string(),
  profile: Profile,
  school: z.string(),
  status: Status,
  z_adm: z.number().optional(),
  rho: z.number().optional(),
  mid: z.number().optional(),
  lo: z.number().optional(),
  hi: z.number().optional(),
  category: z.string().optional(),
})
export type Case = z.infer<typeof Case>

/** A file of cases, in the format of `matching.json` beside this one. */
export const MatchingFile = z.object({
  params: z
    .record(z.string(), z.number())
    .default({})
    .transform((given) =>
      Object.entries(given)
        .filter(([name]) => name in parameters)
        .map(([name, value]): Parameter => [name, parameters[name], value]),
    ),
  rho: z
    .record(z.enum(['public', 'private']), z.array(z.number()))
    .default({ public: [], private: [] })
    .transform((given) =>
      Object.entries(given).flatMap(([kind, values]) =>
        values.map((value, band): Parameter => [
          `rho ${kind} ${band}`,
          academicShares[kind as 'public' | 'private'][band],
          value,
        ]),
      ),
    ),
  schools: z.array(School),
  cases: z.array(Case),
  p_admit_vectors: z
    .array(z.object({ z_adm: z.number(), r: z.number(), rho: z.number(), p: z.number() }))
    .default([]),
  list_odds_vectors: z
    .array(z.object({ ps: z.array(z.number()), tau: z.number(), any: z.number() }))
    .default([]),
})

/**
 * Fields of students, schools, cases and parameters in a file that this code does not read, so that they can
 * be reported.
 */
export function notRead(contents: Record<string, unknown>): string[] {
  const listed = (part: unknown) => (Array.isArray(part) ? part.map(Object) : [])
  const cases = listed(contents.cases)
  const known: [string, object[], object][] = [
    ['parameter', [Object(contents.params)], parameters],
    ['school', listed(contents.schools), School.in.shape],
    ['case', cases, Case.shape],
    ['profile', cases.map(({ profile }) => Object(profile)), Profile.in.shape],
  ]
  const words = known.flatMap(([part, given, read]) =>
    given
      .flatMap((one) => Object.keys(one).filter((word) => !(word in read)))
      .map((word) => `${part} ${word}`),
  )
  return [...new Set(words)]
}
