import { randomUUID } from 'node:crypto'
import { stepsIn } from '@bearings/domain/demo/rules'
import type { Persona } from '@bearings/domain/demo/schema'
import type { NewRecommender } from '@bearings/domain/recommenders/schema'
import { addDays } from '@bearings/domain/today'
import { inArray } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { schoolRequirements } from '#database/tables/colleges.ts'
import { recommenderLetters, recommenders } from '#database/tables/recommenders.ts'
import { sealRow } from '#database/vault/rows.ts'
import type { Listed } from './essays.ts'

/** The letters a school asks for. Where that is not known, one from a teacher and one from the counselor. */
export type Asking = { teachers: number; counselor: boolean }

/**
 * Returns a teacher and the counselor for every school that takes their letters, and a second teacher for
 * schools that ask for two.
 */
export function recommendersOf(
  { profile }: Pick<Persona, 'profile'>,
  counselor: string,
  list: readonly Listed[],
  { askedBy, today }: { askedBy: (school: Listed) => Asking; today: string },
): NewRecommender[] {
  const [taken] = profile.apIbCourses
  const letter = (school: Listed) => ({ entryId: school.id, sentOn: sentOn(school, today) })
  const ofTeachers = (least: number) => list.filter((school) => askedBy(school).teachers >= least)
  const second = ofTeachers(2)
  const hasSent = second.some(({ isOut }) => isOut)
  const sent = list.map((school) => sentOn(school, today) ?? today)
  const askedOn = addDays(sent.toSorted()[0] ?? today, -45)
  const agreed = { state: 'agreed', askedOn, note: '', thanked: false } as const
  return [
    {
      ...agreed,
      name: 'Ms. Rivera',
      kind: 'teacher',
      knownFrom: `${taken?.course ?? 'Biology'}, 11th grade`,
      note: 'Has my list with dates. Wants a reminder a week before.',
      letters: ofTeachers(1).map(letter),
    },
    {
      ...agreed,
      name: counselor,
      kind: 'counselor',
      knownFrom: 'My counselor since 9th grade',
      letters: list.filter((school) => askedBy(school).counselor).map(letter),
    },
    {
      ...agreed,
      name: 'Mr. Lindqvist',
      kind: 'teacher',
      knownFrom: 'English, 11th grade',
      ...(!hasSent && ({ state: 'asked', askedOn: addDays(today, -4) } as const)),
      letters: second.map(letter),
    },
  ]
}

/** Returns the day three days before the application went out, or `null` if it has not. */
function sentOn({ course, isOut }: Listed, today: string): string | null {
  const sent = isOut ? stepsIn(course, today).find(({ status }) => status === 'Submitted') : undefined
  return sent ? addDays(sent.date, -3) : null
}

/** Returns a function that gives the letters each of these schools asks for. */
export async function askedBy(tx: Database, list: readonly Listed[]): Promise<(school: Listed) => Asking> {
  const ids = list.flatMap(({ schoolId }) => schoolId ?? [])
  const { schoolId, teacherEvaluations, counselorRecommendation } = schoolRequirements
  const rows = await tx
    .select({ schoolId, teacherEvaluations, counselorRecommendation })
    .from(schoolRequirements)
    .where(inArray(schoolId, ids))
  return (school) => {
    const figures = rows.find((row) => row.schoolId === school.schoolId)
    return {
      teachers: figures?.teacherEvaluations ?? 1,
      counselor: figures?.counselorRecommendation ?? true,
    }
  }
}

export async function insertRecommenders(
  tx: Database,
  userId: string,
  people: readonly NewRecommender[],
  now: Date,
): Promise<void> {
  const rows = people.map(({ letters, ...fields }, place) => {
    const id = randomUUID()
    // The times of creation keep the order in which they were asked.
    const at = new Date(now.getTime() - (people.length - place) * 60_000)
    const row = sealRow(tx, recommenders, id, { ...fields, userId, createdAt: at, updatedAt: at })
    return { row: { ...row, id }, letters: letters.map((letter) => ({ ...letter, recommenderId: id })) }
  })
  await tx.insert(recommenders).values(rows.map(({ row }) => row))
  const letters = rows.flatMap((each) => each.letters)
  if (letters.length > 0) await tx.insert(recommenderLetters).values(letters)
}
