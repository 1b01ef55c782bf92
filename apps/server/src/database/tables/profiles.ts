import {
  activityGrades,
  activityTimings,
  activityTypes,
  hoursPerWeek,
  weeksPerYear,
} from '@bearings/domain/profile/activities/options'
import {
  awardLevels,
  courseScores,
  gpas,
  gradeScales,
  bounds,
  most,
  years,
} from '@bearings/domain/profile/options'
import type {
  Activity,
  Award,
  CitizenshipAnswer,
  Course,
  Gender,
  IncomeBracket,
  OwnGpa,
  RaceEthnicity,
} from '@bearings/domain/profile/schema'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { boolean, check, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { deletedWith, isBetween, sealed, timestamps } from '../columns.ts'
import { users } from './users.ts'

const gpa = () => numeric({ precision: 3, scale: 2, mode: 'number' })
const list = <T>() => jsonb().$type<T[]>().notNull().default([])

// JSON path conditions on a list item (`@`) that describe an invalid item.
const notText = '@.type() != "string"'
const brokenCourse = `${lacksText('course')} || !(@.score == null || ${isFrom('score', courseScores)})`
const brokenOwnGpa = `${lacksText('grade')} || ${isOver('grade', bounds.ownGrade.max)} || !(${isAmong('@.scale', gradeScales)})`
const brokenActivity = [
  lacksText('name'),
  lacksText('description'),
  isOver('description', bounds.activityDescription.max),
  isOver('position', bounds.keptPosition.max),
  isOver('organization', bounds.organization.max),
  `exists(@."type") && !(${isAmong('@."type"', activityTypes)})`,
  `exists(@.timing) && !(${isAmong('@.timing', activityTimings)})`,
  `exists(@.grades) && (@.grades.type() != "array" || exists(@.grades[*] ? (!(${isAmong('@', activityGrades)}))))`,
  `exists(@.hoursPerWeek) && !(@.hoursPerWeek >= ${hoursPerWeek.min} && @.hoursPerWeek <= ${hoursPerWeek.max})`,
  `exists(@.weeksPerYear) && !(@.weeksPerYear >= ${weeksPerYear.min} && @.weeksPerYear <= ${weeksPerYear.max})`,
  `exists(@.yearsInvolved) && !(${isFrom('yearsInvolved', years)})`,
].join(' || ')
const brokenAward = [
  lacksText('name'),
  lacksText('description'),
  `!(${isAmong('@.level', awardLevels)})`,
].join(' || ')

/**
 * A student's profile, one row per student. The full name is in the account, and the achievement levels are
 * derived from the awards, so neither can get out of sync.
 */
export const profiles = pgTable(
  'profiles',
  {
    userId: deletedWith(() => users.id).primaryKey(),
    gender: sealed<Gender>(),
    citizenship: sealed<CitizenshipAnswer>(),
    raceEthnicity: sealed<RaceEthnicity>(),
    firstGeneration: boolean(),
    incomeBracket: sealed<IncomeBracket>(),
    highSchool: text(),
    classRank: text(),
    gpaUnweighted: gpa(),
    gpaWeighted: gpa(),
    ownGpa: jsonb().$type<OwnGpa>(),
    satActScore: text(),
    apIbCourses: list<Course>(),
    currentCourses: list<string>(),
    activities: list<Activity>(),
    leadershipPositions: list<string>(),
    yearsInvolved: smallint(),
    honorsAwards: list<Award>(),
    ...timestamps,
  },
  (table) => [
    check('profiles_high_school_check', isTextUpTo(table.highSchool, bounds.highSchool.max)),
    check('profiles_class_rank_check', isTextUpTo(table.classRank, bounds.classRank.max)),
    check('profiles_sat_act_score_check', isTextUpTo(table.satActScore, bounds.testScore.max)),
    check('profiles_gpa_unweighted_check', within(table.gpaUnweighted, gpas.unweighted)),
    check('profiles_gpa_weighted_check', within(table.gpaWeighted, gpas.weighted)),
    check(
      'profiles_own_gpa_check',
      sql`jsonb_path_exists(${table.ownGpa}, ${sql.raw(`'$ ? (!(${brokenOwnGpa}))'`)})`,
    ),
    check('profiles_years_involved_check', within(table.yearsInvolved, years)),
    check('profiles_ap_ib_courses_check', isListOf(table.apIbCourses, most.apIbCourses, brokenCourse)),
    check('profiles_current_courses_check', isListOf(table.currentCourses, most.currentCourses, notText)),
    check('profiles_activities_check', isListOf(table.activities, most.activities, brokenActivity)),
    check(
      'profiles_leadership_positions_check',
      isListOf(table.leadershipPositions, most.leadershipPositions, notText),
    ),
    check('profiles_honors_awards_check', isListOf(table.honorsAwards, most.awards, brokenAward)),
  ],
)

function within(column: AnyColumn, { least, most }: { least: number; most: number }): SQL {
  return isBetween(column, least, most)
}

/** Spaces are spelled out, because which characters `\s` matches depends on the database's locale. */
function isTextUpTo(column: AnyColumn, characters: number): SQL {
  return sql`btrim(${column}, E' \\t\\n\\r') <> '' and char_length(${column}) <= ${sql.raw(String(characters))}`
}

/** Whether the column is a list of at most `most` items, none of which meets the condition `broken`. */
function isListOf(column: AnyColumn, most: number, broken: string): SQL {
  return sql`case when jsonb_typeof(${column}) = 'array' then jsonb_array_length(${column}) <= ${sql.raw(
    String(most),
  )} and not jsonb_path_exists(${column}, ${sql.raw(`'$[*] ? (${broken})'`)}) else false end`
}

function lacksText(key: string): string {
  return `!(@.${key}.type() == "string") || @.${key} == ""`
}

function isFrom(key: string, { least, most }: { least: number; most: number }): string {
  return `@.${key} >= ${least} && @.${key} <= ${most}`
}

function isOver(key: string, characters: number): string {
  return `@.${key} like_regex "^.{${characters + 1}}" flag "s"`
}

function isAmong(path: string, values: readonly string[]): string {
  return values.map((value) => `${path} == "${value}"`).join(' || ')
}
