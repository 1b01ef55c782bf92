import { most } from '@bearings/domain/archive/options'
import type {
  ArchivedDocument,
  ArchiveFrame,
  ArchivedSchool,
  ArchivedStep,
} from '@bearings/domain/archive/schema'
import { bounds } from '@bearings/domain/list/options'
import { chosenFields, type ListEntry } from '@bearings/domain/list/schema'
import { chosenTypesOf } from '@bearings/domain/notifications/options'
import { Preference } from '@bearings/domain/notifications/schema'
import { pick } from '@bearings/domain/pick'
import { truncate } from '@bearings/domain/truncate'
import * as timeline from '#features/deadlines/timeline/service.ts'
import * as essays from '#features/essays/service.ts'
import { bragSheetOf } from '#features/letters/choices/service.ts'
import * as finances from '#features/money/finances/service.ts'
import * as offers from '#features/money/offers/service.ts'
import { archivedScholarships } from '#features/money/scholarships/archived-scholarships.ts'
import * as publicPage from '#features/profile/public/service.ts'
import * as profile from '#features/profile/service.ts'
import * as recommenders from '#features/recommenders/service.ts'
import { allWeeks } from '#features/weeks/archived-weeks.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as searches from '../colleges/searches/service.ts'
import * as lists from '../list/service.ts'
import * as target from '../list/targets/service.ts'
import type { Rows } from './store.ts'
import { archivedTexts } from './texts.ts'

type Context = SignedInContext
/** Without the place that only an addition names. */
type Item = Omit<ArchivedSchool['checklist'][number], 'index'>
/** Every field of what is read from rows, whose values are of any type. */
type OfRow<T> = Record<keyof T, unknown>
type Files = { documents: ArchivedDocument[]; hasPicture: boolean }

/** Returns a student's data without this server's ids or catalog. Long texts are in `texts`. */
export async function archiveContentsOf(
  context: Context,
  rows: Rows,
  files: Files,
): Promise<{ frame: ArchiveFrame; texts: string }> {
  const { actor, now } = context
  const entries = await lists.list(context)
  const places = new Map(entries.map(({ id }, place) => [id, place]))
  const summaries = await essays.list(context)
  // In order of time, so with too many weeks the earliest ones are only in `data`.
  const weeks = (await allWeeks(context)).slice(-most.weeks)
  const { budget, state, country, asksForAid, answers } = await finances.own(context)
  const letters = new Map((await offers.list(context)).map(({ entryId, terms }) => [entryId, terms]))
  const ids = { essays: summaries.map(({ id }) => id), schools: entries.map(({ id }) => id) }
  const { texts, versionsLeft } = archivedTexts(rows, ids)
  const [account] = rows.users!

  const frame: ArchiveFrame = {
    format: 'bearings 2',
    madeAt: now().toISOString(),
    name: String(account!.fullName),
    profile: await profileOf(context),
    target: await target.read(context),
    money: { budget, state, country, asksForAid, answers },
    schools: entries.map((entry) => ({ ...schoolOf(entry, rows), offer: letters.get(entry.id) ?? null })),
    essays: summaries.map(({ entryId, promptName, wordLimit, characterLimit, deadline, asked, status }) => {
      const school = entryId === null ? null : (places.get(entryId) ?? null)
      return { school, promptName, wordLimit, characterLimit, deadline, asked, status, content: '' }
    }),
    weeks: weeks.map(({ weekStartDate: start, weekGoal, tasks }) => ({
      start,
      weekGoal,
      tasks: tasks.map(({ text, doneAt, carriedFrom }) => ({ text, doneAt, carriedFrom })),
    })),
    recommenders: (await recommenders.list(context)).recommenders.map(
      ({ id: _id, letters: written, ...fields }) => ({
        ...fields,
        letters: written.map(({ entryId, sentOn }) => ({ school: places.get(entryId)!, sentOn })),
      }),
    ),
    bragSheet: await bragSheetOf(context),
    searches: (await searches.list(context)).map(({ name, filters }) => ({ name, filters })),
    scholarships: await archivedScholarships(context),
    aidSteps: rows.done_aid_steps!.map(
      ({ awardYear, step, doneAt }) =>
        ({
          awardYear,
          step,
          doneAt: (doneAt as Date).toISOString(),
        }) satisfies OfRow<ArchivedStep>,
    ) as ArchivedStep[],
    preferences: rows.notification_preferences!.flatMap(({ type, inApp, byMail }) => {
      const { data } = Preference.safeParse({ type, inApp, byMail })
      return data && chosenTypesOf.student.includes(data.type) ? [data] : []
    }),
    discoverable: account!.discoverable === true,
    checksEstimates: account!.checksEstimates === true,
    graduationYear: actor.graduationYear,
    timeline: await timeline.choice(context),
    publicPage: rows.public_profiles!.length === 0 ? null : await shownOf(context),
    ...files,
    versionsLeft,
  }
  return { frame, texts }
}

async function shownOf(context: Context): Promise<ArchiveFrame['publicPage']> {
  const { shownName, sections } = await publicPage.own(context)
  return { shownName, sections }
}

async function profileOf(context: Context): Promise<ArchiveFrame['profile']> {
  const { profile: all } = await profile.own(context)
  const { gender, citizenship, raceEthnicity, firstGeneration, incomeBracket, highSchool, classRank } = all
  const { gpaUnweighted, gpaWeighted, ownGpa, satActScore, apIbCourses, currentCourses } = all
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
      ownGpa,
      satActScore,
      apIbCourses,
      currentCourses,
    },
    activities: { activities, leadershipPositions, yearsInvolved },
    honors: { honorsAwards },
  }
}

function schoolOf(entry: ListEntry, rows: Rows): Omit<ArchivedSchool, 'offer'> {
  const { id, unitid, deadlineState } = entry
  const items = rows.checklist_items!.filter(({ entryId }) => entryId === id)
  return {
    unitid,
    name: truncate(entry.name, bounds.ownName.max),
    location: inFewWords(entry.location),
    type: inFewWords(entry.type),
    acceptanceRate: inFewWords(entry.acceptanceRate),
    tuition: inFewWords(entry.tuition),
    ranking: inFewWords(entry.ranking),
    ...pick(entry, chosenFields),
    isOwnDeadline: deadlineState === 'own',
    days: entry.days,
    checklist: items
      .toSorted((one, other) => Number(one.position) - Number(other.position))
      .map(({ kind, label, done, dueOn }) => ({ kind, label, done, dueOn }) satisfies OfRow<Item>) as Item[],
    note: null,
  }
}

/** Truncates a description to a student's limit, because the catalog's may be longer. */
function inFewWords(text: string | null): string | null {
  return text === null ? null : truncate(text, bounds.words.max)
}
