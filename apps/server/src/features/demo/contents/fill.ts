import { classApplyingOn } from '@bearings/domain/class-year'
import type { Persona } from '@bearings/domain/demo/schema'
import { noTestScores } from '@bearings/domain/profile/test-scores'
import { applicationCountdown } from '@bearings/domain/tasks/templates/options'
import { addDays, todayIn } from '@bearings/domain/today'
import type { Database } from '#database/open.ts'
import { applicantFor, keepSaid } from '#features/list/record/said.ts'
import * as lists from '#features/list/service.ts'
import { notify } from '#features/notifications/service.ts'
import type { Signer } from '#platform/signatures.ts'
import type { Member } from '../store.ts'
import * as advising from './advising-store.ts'
import { insertRequest, insertSuggestion, insertView } from './asked.ts'
import { classOf, type Mate } from './class.ts'
import { commentsOf } from './comments.ts'
import { essaysOf, type Listed } from './essays.ts'
import { insertFamily } from './family.ts'
import { insertMessages } from './messages.ts'
import * as money from './money.ts'
import { noteOf } from './notes.ts'
import { tellBoth } from './notices.ts'
import { askedBy, insertRecommenders, recommendersOf } from './recommenders.ts'
import { applicationsOf, type KnownSchool, schoolsOf } from './schools.ts'
import * as store from './store.ts'
import { tasksOf } from './tasks.ts'
import { weeksOf } from './weeks.ts'

export type Demo = {
  student: Member
  advisor: Member
  guardian: Member
  /** The advisor's other students. */
  mates: readonly Mate[]
  persona: Persona
  now: Date
  /** Signs what was said when the student's applications were sent. */
  signer: Signer
}

/** Fills a demo with everything it contains. A new noun adds one line. */
export async function fill(tx: Database, demo: Demo): Promise<void> {
  await fillProfile(tx, demo)
  const catalog = await store.findSchools(tx, unitidsOf(demo))
  const list = await fillSchoolList(tx, demo, catalog)
  await fillSaid(tx, demo)
  await fillMoney(tx, demo, list)
  await fillRecommenders(tx, demo, list)
  await fillEssays(tx, demo, list)
  await fillNote(tx, demo, list)
  await fillWeeks(tx, demo)
  await fillLink(tx, demo)
  await fillComments(tx, demo)
  await insertMessages(tx, demo)
  await insertFamily(tx, demo)
  await fillViews(tx, demo)
  await fillAsked(tx, demo, catalog)
  await fillTasks(tx, demo)
  await store.insertClass(tx, classOf(demo, catalog))
  await fillGroups(tx, demo)
  await tellBoth(tx, demo, list)
}

function unitidsOf({ persona, mates }: Demo): number[] {
  return [persona, ...mates].flatMap(({ schools }) => schools.map(({ unitid }) => unitid))
}

async function fillProfile(tx: Database, { student, persona, now }: Demo): Promise<void> {
  await store.insertProfile(tx, student.id, persona.profile, now)
}

/** Adds each school as it stands at this time of year, a week apart, the last one a week ago. */
async function fillSchoolList(
  tx: Database,
  { student, persona, now }: Demo,
  catalog: readonly KnownSchool[],
): Promise<Listed[]> {
  const { id: userId, timeZone } = student
  const today = todayIn(timeZone, now)
  const takesTests = persona.profile.satActScore !== noTestScores
  const applications = applicationsOf(persona.schools, catalog, today)
  const list = schoolsOf(applications, { today, timeZone, now, takesTests })
  const ids = await store.insertSchoolLists(tx, [{ userId, list }])
  return applications.map((application, index) => ({ ...application, id: ids[index]! }))
}

/** Keeps what was said of the odds on the day on which each application went out. */
async function fillSaid(tx: Database, { student, persona, now, signer }: Demo): Promise<void> {
  const { state } = persona.money
  const applicant = applicantFor(persona.profile, { state, country: null, asksForAid: null })
  const { id: userId, timeZone } = student
  const actor = { userId, timeZone, role: 'student', sessionId: null, demoId: null } as const
  const graduationYear = classApplyingOn(todayIn(timeZone, now))
  for (const entry of await lists.list({ db: tx, actor: { ...actor, graduationYear }, now: () => now })) {
    const sent = entry.days.find(({ status }) => status === 'Submitted')
    if (sent) await keepSaid(tx, entry, sent.on, { applicant, signer }, now)
  }
}

/** Adds the family's budget, the aid steps so far, two scholarships, and the aid letter of the admission. */
async function fillMoney(tx: Database, { student, persona, now }: Demo, list: Listed[]): Promise<void> {
  const { state, budget, saved, own, offer } = persona.money
  const { id: userId, timeZone } = student
  const { unitid, ...terms } = offer
  const admitted = list.find((entry) => entry.unitid === unitid && entry.status === 'Accepted')
  await money.insertFinances(tx, userId, { state, budget })
  await money.insertAidSteps(tx, userId, todayIn(timeZone, now))
  await money.insertScholarships(tx, userId, {
    saved,
    own: { ...own, deadline: addDays(todayIn(timeZone, now), own.dueInDays) },
    now,
  })
  if (admitted) await money.insertOffer(tx, userId, admitted.id, terms)
}

/** Adds the student's recommenders. The advisor is their counselor. */
async function fillRecommenders(tx: Database, demo: Demo, list: Listed[]): Promise<void> {
  const { student, advisor, persona, now } = demo
  const context = { askedBy: await askedBy(tx, list), today: todayIn(student.timeZone, now) }
  await insertRecommenders(tx, student.id, recommendersOf(persona, advisor.fullName, list, context), now)
}

/** Adds what waits for somebody: a letter, a college that the advisor suggests, and a view of the advisor's. */
async function fillAsked(tx: Database, demo: Demo, catalog: readonly KnownSchool[]): Promise<void> {
  await insertRequest(tx, demo)
  await insertView(tx, demo)
  const own = new Set(demo.persona.schools.map(({ unitid }) => unitid))
  const other = catalog.find(({ unitid }) => unitid !== null && !own.has(unitid))
  if (other) await insertSuggestion(tx, demo, other.id)
}

/** Adds two groups that have a student in common. */
async function fillGroups(tx: Database, { student, advisor, mates, now }: Demo): Promise<void> {
  const ids = [student, ...mates.map(({ member }) => member)].map(({ id }) => id)
  const every = (step: number) => ids.filter((_, index) => index % step === 0)
  await advising.insertGroup(tx, advisor.id, { name: 'First-generation', studentIds: every(3) }, now)
  await advising.insertGroup(tx, advisor.id, { name: 'Meets on Mondays', studentIds: every(4) }, now)
}

/** Adds essays in every state, with their earlier versions. */
async function fillEssays(tx: Database, { student, persona, now }: Demo, list: Listed[]): Promise<void> {
  await store.insertEssays(tx, student.id, essaysOf(persona, list, todayIn(student.timeZone, now), now))
}

async function fillNote(tx: Database, { persona, now }: Demo, list: Listed[]): Promise<void> {
  const entry = list.find(({ unitid }) => unitid === persona.note.unitid)!
  await store.insertNote(tx, entry.id, noteOf(persona, entry.isOut), now)
}

/** Adds five past weeks, this one half done, and the next one planned. */
async function fillWeeks(tx: Database, { student, persona, now }: Demo): Promise<void> {
  await store.insertWeeks(tx, student.id, weeksOf(persona, student.timeZone, now))
}

/** Links the student and the advisor since before the first task, with essays shared and notes taken. */
async function fillLink(tx: Database, { student, advisor, persona, now }: Demo): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await advising.insertRequest(tx, {
    student,
    advisor,
    message: 'I work with the seniors of your school. Shall we look at your list together?',
    askedAt: daysAgo(29),
    answeredAt: daysAgo(28),
  })
  const linkId = await advising.insertLink(tx, { student, advisor, createdAt: daysAgo(28) })
  await advising.shareEssays(tx, linkId, student.id, daysAgo(20))
  await advising.insertAdvisorNotes(tx, linkId, [
    {
      content:
        'First meeting. Knows what to study, but not where. Wants to hear from a student at each school.',
      createdAt: daysAgo(27),
    },
    {
      content: `${persona.fullName.split(' ')[0]} writes best early in the week. Ask about the next essay on Mondays, and look at the checklist together before the application goes out.`,
      createdAt: daysAgo(6),
    },
  ])
}

/** Adds what both have said on two of the shared essays. */
async function fillComments(tx: Database, { student, advisor, now }: Demo): Promise<void> {
  const essays = await advising.findTexts(tx, student.id)
  await advising.insertComments(tx, commentsOf({ student, advisor, essays, now }))
  await advising.insertReads(tx, advisor.id, student.id, new Date(now.getTime() - 2 * 86_400_000))
  const looked = essays.find(({ status }) => status === 'reviewing')
  if (!looked) return
  await notify(tx, {
    userId: student.id,
    type: 'essay-feedback',
    title: 'New Essay Comment',
    message: `${advisor.fullName} has read one of your essays and left two comments.`,
    link: `/essays/${looked.id}`,
    now: new Date(now.getTime() - 2 * 86_400_000),
  })
}

/** Adds the advisor's views to the student's access log. */
async function fillViews(tx: Database, { student, advisor, now }: Demo): Promise<void> {
  const at = (days: number, hours: number) => new Date(now.getTime() - days * 86_400_000 - hours * 3_600_000)
  const read = (await advising.findTexts(tx, student.id)).find(({ status }) => status === 'reviewing')
  await advising.insertViews(tx, {
    student,
    advisor,
    views: [
      { what: 'overview', at: at(27, 3), times: 2 },
      { what: 'list', at: at(27, 3), times: 1 },
      { what: 'profile', at: at(20, 1), times: 1 },
      { what: 'weeks', at: at(6, 2), times: 1 },
      { what: 'letters', at: at(5, 2), times: 1 },
      ...(read ? [{ what: 'essay' as const, subjectId: read.id, at: at(2, 0), times: 3 }] : []),
      { what: 'deadlines', at: at(1, 4), times: 1 },
    ],
  })
}

/** Adds tasks that are late, due soon, without a date, and done, and a template for what comes next. */
async function fillTasks(tx: Database, { student, advisor, now }: Demo): Promise<void> {
  await store.insertTasks(tx, { student, advisor, tasks: tasksOf(student.timeZone, now) })
  await store.insertTemplate(tx, advisor.id, applicationCountdown, now)
}
