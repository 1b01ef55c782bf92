import { z } from 'zod'
import { AidFacts } from '../aid/schema.ts'
import { CollegeChange } from '../changes/schema.ts'
import { OddsFacts } from '../odds/schema.ts'
import { exchangesOfColleges } from '../options.ts'
import { Control, Deadline, EarlyForbidden, Level, UsualDecision } from '../schema.ts'

/** Published figures that are shares from 0 to 1, under the names they have in the data files. */
export const shareFigures = [
  'admission_rate',
  'yield_rate',
  'grad_rate_6yr',
  'grad_rate_4yr',
  'retention_rate',
  'pct_pell',
  'pct_federal_loan',
] as const

/** Published figures that are whole numbers: students, test scores, US dollars. */
export const countFigures = [
  'undergrad_enrollment',
  'student_faculty_ratio',
  'sat_rw_25',
  'sat_rw_75',
  'sat_math_25',
  'sat_math_75',
  'sat_avg',
  'act_25',
  'act_75',
  'application_fee',
  'tuition_in_state',
  'tuition_out_of_state',
  'cost_of_attendance',
  'room_board_on_campus',
  'books_supplies',
  'net_price_avg',
  'net_price_0_30k',
  'net_price_30_48k',
  'net_price_48_75k',
  'net_price_75_110k',
  'net_price_110k_plus',
  'avg_grant_aid',
  'median_debt',
  'median_earnings_10yr',
  'median_earnings_6yr',
  'waitlist_admitted',
  'merit_recipients',
  'merit_award_avg',
] as const

export const FigureName = z.enum([...shareFigures, ...countFigures, 'avg_hs_gpa'])
export type FigureName = z.infer<typeof FigureName>

export const Trait = z.enum(['hbcu', 'hsi', 'tribal', 'men_only', 'women_only', 'distance_only'])
export type Trait = z.infer<typeof Trait>

/** Non-numeric facts about a college: policies, place and traits. A trait is present only if true. */
export const FactName = z.enum([
  'test_policy',
  'essay_policy',
  'open_admissions',
  'locale_detail',
  'region',
  'religious_affiliation',
  ...Trait.options,
])
export type FactName = z.infer<typeof FactName>

/** The source and the year of a figure, always shown beside it. */
export const Provenance = z.object({
  label: z.string(),
  source: z.string(),
  year: z.string(),
  /** What a reader should know: whom the figure counts, or what an older source says instead. */
  note: z.string().optional(),
})
export type Provenance = z.infer<typeof Provenance>

/** `share` is 0 to 1, `usd` is whole dollars, `score` is SAT or ACT points, `ratio` is students per teacher. */
export const Unit = z.enum(['share', 'usd', 'students', 'score', 'ratio', 'gpa'])
export type Unit = z.infer<typeof Unit>

export const Figure = Provenance.extend({ value: z.number(), unit: Unit })
export type Figure = z.infer<typeof Figure>

/** The middle half of a class: a quarter is below `from`, a quarter above `to`. */
export const Range = Provenance.extend({ from: z.number(), to: z.number(), unit: Unit })
export type Range = z.infer<typeof Range>

/** Policies are codes that `policyLabels` puts into words; traits and open admissions are `yes` or `no`. */
export const Fact = Provenance.extend({ value: z.string() })
export type Fact = z.infer<typeof Fact>

export const SchoolRow = z.object({
  id: z.uuid(),
  /** The federal number of the college; absent for a school that an admin added. */
  unitid: z.number().int().nullable(),
  /** The college's everyday name, from `display_name` of the data files. */
  name: z.string(),
  location: z.string(),
  type: z.string(),
  /** Short names, as people type them: "UCLA", "Ohio State". */
  aliases: z.array(z.string()),
  /** What becomes of a college that closes, merges or changes in another way. */
  change: CollegeChange.nullable(),
})
export type SchoolRow = z.infer<typeof SchoolRow>

export const Requirements = z.object({
  cycle: z.string(),
  feeUs: z.number().nullable(),
  feeWaiver: z.enum(['accepted', 'us_only', 'not_accepted']).nullable(),
  personalEssayRequired: z.boolean().nullable(),
  testPolicy: z.enum(['required', 'optional', 'flexible', 'sometimes_required', 'test_free']).nullable(),
  teacherEvaluations: z.number().nullable(),
  counselorRecommendation: z.boolean().nullable(),
  midyearReport: z.boolean().nullable(),
  /** Whether the Common App's section of courses and grades is asked for. */
  coursesAndGradesRequired: z.boolean().nullable(),
  /** How a portfolio is submitted: through SlideRoom, or to the college itself. */
  portfolio: z.enum(['slideroom', 'college']).nullable(),
  applicationSystem: z.string(),
  /** The time to apply, in words, if no single day says it. */
  filingWindow: z.string().nullable(),
  source: z.string().nullable(),
  checkedOn: z.iso.date().nullable(),
})
export type Requirements = z.infer<typeof Requirements>

/** The weight that a college says a factor has in admission. */
export const Importance = z.enum(['very_important', 'important', 'considered', 'not_considered'])
export type Importance = z.infer<typeof Importance>

/** The catalog's data about one school. Absent values have not been published. */
export const School = SchoolRow.extend({
  /** The federal name, if it differs from the everyday name. */
  federalName: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  level: Level.nullable(),
  control: Control.nullable(),
  url: z.string().nullable(),
  netPriceCalculatorUrl: z.string().nullable(),
  /** The college's own pages for applicants. */
  links: Provenance.extend({
    admissions: z.string().nullable(),
    application: z.string().nullable(),
    financialAid: z.string().nullable(),
  }).nullable(),
  /** In the words of the admin who added the school. The federal schools have figures instead. */
  acceptanceRate: z.string().nullable(),
  tuition: z.string().nullable(),
  ranking: z.string().nullable(),
  /** A sentence to show beside the name when the school may no longer be as described. */
  statusNote: z.string().nullable(),
  /** No longer offered to new students; still shown to those who have it on their list. */
  archived: z.boolean(),
  religiousAffiliation: z.string().nullable(),
  /** What it publishes about whom it admits. */
  odds: OddsFacts.nullable(),
  /** What it says of its aid for students who live in the United States. */
  aid: AidFacts.nullable(),
  figures: z.partialRecord(FigureName, Figure),
  facts: z.partialRecord(FactName, Fact),
  /** Largest fields of study, with their share of the awards. */
  fields: Provenance.extend({
    shares: z.array(z.object({ title: z.string(), share: z.number() })),
  }).nullable(),
  /** The weight of admission factors, by the names of section C7 of the Common Data Set. */
  factors: Provenance.extend({ importance: z.record(z.string(), Importance) }).nullable(),
  deadlines: z.array(Deadline),
  /** When its rounds are usually answered, as far as that is known. */
  decisions: z.array(UsualDecision),
  requirements: Requirements.nullable(),
  /** What its early application that binds nobody forbids beside it; `null` if that is not known. */
  earlyForbids: z.array(EarlyForbidden).nullable(),
  /** Its aid goes by need alone. */
  givesNoMeritAid: z.boolean(),
  /** The tuition exchanges in which it takes part, as far as that is known. */
  exchanges: z.array(z.enum(exchangesOfColleges)),
})
export type School = z.infer<typeof School>

export const Major = z.object({ code: z.string(), title: z.string(), family: z.string() })
export type Major = z.infer<typeof Major>

export const HighSchool = z.object({
  name: z.string(),
  city: z.string(),
  state: z.string(),
  type: z.enum(['public', 'private']),
})
export type HighSchool = z.infer<typeof HighSchool>

export const CourseKind = z.enum(['ap', 'ib'])
export type CourseKind = z.infer<typeof CourseKind>

export const Course = z.object({ kind: CourseKind, name: z.string(), category: z.string() })
export type Course = z.infer<typeof Course>
