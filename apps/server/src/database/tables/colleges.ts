import type { AidFacts } from '@bearings/domain/colleges/aid/schema'
import { countFigures, Requirements, shareFigures } from '@bearings/domain/colleges/catalog/schema'
import type { CollegeChange } from '@bearings/domain/colleges/changes/schema'
import type { OddsFacts } from '@bearings/domain/colleges/odds/schema'
import type { ExchangeOfCollege } from '@bearings/domain/colleges/options'
import {
  Audience,
  Control,
  DeadlineState,
  type EarlyForbidden,
  type UsualDecision,
  Level,
  Origin,
  Round,
} from '@bearings/domain/colleges/schema'
import type { Supplements } from '@bearings/domain/essays/asked/schema'
import type { ApplicationPart } from '@bearings/domain/list/checklist/part'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { deletedWith, instant, isBetween, isOneOf, timestamps } from '../columns.ts'

/** Catalog data of a school that is not used in searches, lists or computations. */
export type SchoolDetails = {
  zip?: string
  localeDetail?: string
  /** In words: "New England". */
  region?: string
  /** The range of total enrollment: `under_1000`, `1000_4999` and so on. */
  sizeClass?: string
  religiousAffiliation?: string
  fafsaSchoolCode?: string
  netPriceCalculatorUrl?: string
  admissionsUrl?: string
  applicationUrl?: string
  financialAidUrl?: string
  statusNote?: string
  /** What becomes of a college that closes, merges or changes. */
  change?: CollegeChange
  /** What it publishes about whom it admits. */
  odds?: OddsFacts
  /** What it says of its aid for students who live in the United States. */
  aid?: AidFacts
  /** What it asks its applicants to write, beyond the essays of the form. */
  supplements?: Supplements
  /** What else it asks for, beyond its requirements and essays. */
  parts?: ApplicationPart[]
  /** What its early application that binds nobody forbids beside it. */
  earlyForbids?: EarlyForbidden[]
  /** When its rounds are usually answered. */
  decisions?: UsualDecision[]
  /** The average grades come from how many had which, because the published average is weighted. */
  averageIsFromDistribution?: boolean
  /** Its aid goes by need alone. */
  noMeritAid?: true
  /** The tuition exchanges in which it takes part. */
  exchanges?: ExchangeOfCollege[]
  /** The five largest fields by name, from a newer year than `families`. */
  topMajors?: { title: string; share: number }[]
  /** The share of awards by two-digit CIP family, largest first. */
  families?: { family: string; share: number }[]
  /** Two-digit CIP families in which a degree is offered. */
  bachelorFamilies?: string[]
  associateFamilies?: string[]
  /** Four-digit CIP fields in which bachelor's degrees were awarded, from older years than the families. */
  bachelorFields?: string[]
  /** Section C7 of the Common Data Set: factor → its importance. */
  factors?: Record<string, string>
}

/** The catalog: every college in the federal data, and those that an admin added. */
export const schools = pgTable(
  'schools',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The college's federal number; absent if an admin added it. */
    unitid: integer(),
    origin: text().$type<Origin>().notNull(),
    /** The college's everyday name, from `display_name` of the data files. */
    name: text().notNull(),
    /** The federal name, if different. */
    federalName: text(),
    aliases: text().array().notNull().default([]),
    city: text(),
    state: text(),
    level: text().$type<Level>(),
    control: text().$type<Control>(),
    locale: text(),
    lat: doublePrecision(),
    lon: doublePrecision(),
    url: text(),
    /** An admin's words, for a school without federal figures. */
    location: text(),
    type: text(),
    acceptanceRate: text(),
    tuition: text(),
    ranking: text(),
    ...each(shareFigures, () => doublePrecision()),
    ...each(countFigures, () => integer()),
    avg_hs_gpa: doublePrecision(),
    test_policy: text(),
    essay_policy: text(),
    open_admissions: boolean(),
    hbcu: boolean().notNull().default(false),
    hsi: boolean().notNull().default(false),
    tribal: boolean().notNull().default(false),
    men_only: boolean().notNull().default(false),
    women_only: boolean().notNull().default(false),
    distance_only: boolean().notNull().default(false),
    more: jsonb().$type<SchoolDetails>().notNull().default({}),
    /** Columns that an admin has edited; newer data leaves them as they are. */
    editedColumns: text().array().notNull().default([]),
    /** Names and place in the form of `searchTextOf`. */
    searchText: text().notNull(),
    archivedAt: instant(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('schools_unitid_idx').on(table.unitid),
    index('schools_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('schools_state_idx').on(table.state, table.undergrad_enrollment.desc().nullsLast()),
    index('schools_enrollment_idx').on(table.undergrad_enrollment.desc().nullsLast()),
    check('schools_origin_check', isOneOf(table.origin, Origin.options)),
    check('schools_level_check', isOneOf(table.level, Level.options)),
    check('schools_control_check', isOneOf(table.control, Control.options)),
    check('schools_unitid_check', sql`(${table.origin} = 'federal') = (${table.unitid} is not null)`),
    ...shareFigures.map((name) => check(`schools_${name}_check`, isBetween(table[name], 0, 1))),
  ],
)

/** Application deadlines by round. Newer data files replace their own rows, but not those an admin edited. */
export const schoolDeadlines = pgTable(
  'school_deadlines',
  {
    schoolId: deletedWith(() => schools.id),
    round: text().$type<Round>().notNull(),
    cycle: text().notNull(),
    date: date({ mode: 'string' }),
    /** IANA time zone in which the date ends; absent if it is the student's own. */
    timeZone: text(),
    state: text().$type<DeadlineState>().notNull(),
    /** Whom the round is for; absent for everyone. */
    audience: text().$type<Audience>(),
    source: text().notNull(),
    checkedOn: date({ mode: 'string' }),
    editedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.cycle, table.round] }),
    check('school_deadlines_round_check', isOneOf(table.round, Round.options)),
    check('school_deadlines_audience_check', isOneOf(table.audience, Audience.options)),
    check('school_deadlines_state_check', isOneOf(table.state, DeadlineState.options)),
    check('school_deadlines_date_check', sql`${table.date} is not null or ${table.round} = 'rolling'`),
  ],
)

const { feeWaiver, testPolicy, portfolio } = Requirements.shape

/** Application requirements for the newest known cycle. */
export const schoolRequirements = pgTable(
  'school_requirements',
  {
    schoolId: deletedWith(() => schools.id).primaryKey(),
    cycle: text().notNull(),
    feeUs: integer(),
    feeWaiver: text().$type<Requirements['feeWaiver']>(),
    personalEssayRequired: boolean(),
    testPolicy: text().$type<Requirements['testPolicy']>(),
    teacherEvaluations: smallint(),
    counselorRecommendation: boolean(),
    midyearReport: boolean(),
    coursesAndGradesRequired: boolean(),
    portfolio: text().$type<Requirements['portfolio']>(),
    applicationSystem: text().notNull(),
    /** When to apply, in words, if there is no single deadline. */
    filingWindow: text(),
    source: text(),
    checkedOn: date({ mode: 'string' }),
    editedAt: instant(),
  },
  (table) => [
    check('school_requirements_fee_waiver_check', isOneOf(table.feeWaiver, feeWaiver.unwrap().options)),
    check('school_requirements_portfolio_check', isOneOf(table.portfolio, portfolio.unwrap().options)),
    check('school_requirements_test_policy_check', isOneOf(table.testPolicy, testPolicy.unwrap().options)),
  ],
)

function each<const Name extends string, Column>(names: readonly Name[], column: () => Column) {
  return Object.fromEntries(names.map((name) => [name, column()])) as Record<Name, Column>
}
