import type { Carried, CarriedEssay, CarriedSchool } from '@bearings/domain/archive/schema'
import { bounds } from '@bearings/domain/schools/list/options'
import type { ListEntry } from '@bearings/domain/schools/list/schema'
import * as essays from '#features/essays/service.ts'
import * as finances from '#features/money/finances/service.ts'
import * as offers from '#features/money/offers/service.ts'
import * as profile from '#features/profile/service.ts'
import * as lists from '#features/schools/list/service.ts'
import * as target from '#features/schools/target/service.ts'
import { allWeeks } from '#features/weeks/carried-weeks.ts'
import type { SignedInContext } from '#platform/serve.ts'
import type { everythingOf } from './store.ts'

type Rows = Awaited<ReturnType<typeof everythingOf>>
type Context = Pick<SignedInContext, 'db' | 'actor' | 'now'>

/** What a student takes along, in a form that no id and no catalog of this server has a part in. */
export async function carriedOf(context: Context, rows: Rows): Promise<Carried> {
  const { actor, now } = context
  const entries = await lists.listOf(context, { studentId: actor.userId, timeZone: actor.timeZone })
  const places = new Map(entries.map(({ id }, place) => [id, place]))
  const texts = new Map(rows.essays!.map(({ id, content }) => [id, String(content)]))
  const summaries = await essays.list(context)
  const weeks = await allWeeks(context)
  const { budget, state, answers } = await finances.own(context)
  const letters = new Map((await offers.list(context)).map(({ entryId, terms }) => [entryId, terms]))

  return {
    format: 'bearings 1',
    madeAt: now().toISOString(),
    name: String(rows.users![0]!.fullName),
    profile: await profileOf(context),
    target: await target.read(context),
    money: { budget, state, answers },
    schools: entries.map((entry) => ({ ...schoolOf(entry, rows), offer: letters.get(entry.id) ?? null })),
    essays: summaries.map(({ id, entryId, promptName, wordLimit, deadline, status }): CarriedEssay => {
      const school = entryId === null ? null : (places.get(entryId) ?? null)
      return { school, promptName, wordLimit, deadline, status, content: texts.get(id) ?? '' }
    }),
    weeks: weeks.map(({ weekStartDate: start, weekGoal, tasks }) => ({
      start,
      weekGoal,
      tasks: tasks.map(({ text, doneAt, carriedFrom }) => ({ text, doneAt, carriedFrom })),
    })),
  }
}

async function profileOf(context: Context): Promise<Carried['profile']> {
  const { profile: all } = await profile.own(context)
  const { gender, citizenship, raceEthnicity, firstGeneration, incomeBracket, highSchool, classRank } = all
  const { gpaUnweighted, gpaWeighted, satActScore, apIbCourses, currentCourses } = all
  const { activities, leadershipPositions, yearsInvolved, honorsAwards } = all
  return {
    background: {
      gender,
      citizenship,
      raceEthnicity,
      firstGeneration,
      incomeBracket,
      highSchool,
      classRank,
    },
    academic: {
      highSchool,
      classRank,
      gpaUnweighted,
      gpaWeighted,
      satActScore,
      apIbCourses,
      currentCourses,
    },
    activities: { activities, leadershipPositions, yearsInvolved },
    honors: { honorsAwards },
  }
}

function schoolOf(entry: ListEntry, rows: Rows): Omit<CarriedSchool, 'offer'> {
  const { id, unitid, major, plan, deadline, deadlineState, status } = entry
  const note = rows.research_notes!.find(({ entryId }) => entryId === id)
  const items = rows.checklist_items!.filter(({ entryId }) => entryId === id)
  return {
    unitid,
    name: entry.name.slice(0, bounds.ownName.max),
    location: inFewWords(entry.location),
    type: inFewWords(entry.type),
    acceptanceRate: inFewWords(entry.acceptanceRate),
    tuition: inFewWords(entry.tuition),
    ranking: inFewWords(entry.ranking),
    major,
    plan,
    deadline,
    isOwnDeadline: deadlineState === 'own',
    status,
    checklist: items
      .toSorted((one, other) => Number(one.position) - Number(other.position))
      .map(({ kind, label, done, dueOn }) => ({ kind, label, done, dueOn })) as CarriedSchool['checklist'],
    note: (note?.content ?? null) as CarriedSchool['note'],
  }
}

/** As much of a description as a student may type: the catalog's can be longer. */
function inFewWords(text: string | null): string | null {
  return text?.slice(0, bounds.words.max) ?? null
}
