import type { Actor } from '@bearings/domain/actor'
import { broken, Failure } from '@bearings/domain/failure'
import { aidEstimateOf } from '@bearings/domain/money/calculator/estimates'
import { fitOf, evaluateCriterion, type StudentFacts } from '@bearings/domain/money/criteria'
import {
  openScholarshipStatuses,
  type ScholarshipView,
  scholarshipViews,
} from '@bearings/domain/money/options'
import { cycleOf, standingOf } from '@bearings/domain/money/scholarships/dates'
import { byFitThenDate } from '@bearings/domain/money/scholarships/order'
import { ruleAgainstOwnScholarship } from '@bearings/domain/money/scholarships/rules'
import type {
  NewScholarship,
  SaveScholarship,
  Scholarship,
  ScholarshipPage,
  ScholarshipsQuery,
  ScholarshipSummary,
} from '@bearings/domain/money/scholarships/schema'
import { parseTestScores } from '@bearings/domain/profile/test-scores'
import { todayIn } from '@bearings/domain/today'
import { runQueries } from '#database/run-queries.ts'
import { forgetReminders } from '#features/notifications/service.ts'
import * as profile from '#features/profile/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as finances from '../finances/service.ts'
import * as store from './store.ts'
import { wordsOf } from './words.ts'

type Id = { id: string }

/**
 * Returns a page of the scholarships that a student can find, the best fit first. The fit and the dates are judged
 * for the student and the day, so all are read, and none is left to SQL to sort.
 */
export async function list(
  context: SignedInContext,
  { q, show, after, limit }: ScholarshipsQuery,
): Promise<ScholarshipPage> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const sorted = (await allOf(context)).toSorted(byFitThenDate)
  const from = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1
  // Whoever asks for what follows a scholarship that is gone gets nothing twice.
  if (after !== undefined && from === 0) return { scholarships: [], next: null }
  const found = sorted.slice(from).filter((each) => views[show](each) && matches(each, words))
  const page = found.slice(0, limit)
  return { scholarships: page, next: found.length > limit ? page.at(-1)!.id : null }
}

/** Returns those that are not past and that a student has saved or may fit, the saved ones first. */
export async function ahead(context: SignedInContext): Promise<Scholarship[]> {
  const found = (await allOf(context)).filter((each) => views.saved(each) || views.fits(each))
  const sorted = found.filter(isAhead).toSorted(byFitThenDate)
  return [...sorted.filter(views.saved), ...sorted.filter((each) => !views.saved(each))]
}

export async function summary(context: SignedInContext): Promise<ScholarshipSummary> {
  const all = await allOf(context)
  const counts = scholarshipViews.map((view) => [view, all.filter(views[view]).length])
  return Object.fromEntries(counts) as ScholarshipSummary
}

const views: Record<ScholarshipView, (scholarship: Scholarship) => boolean> = {
  all: (scholarship) => isListed(scholarship) && isAhead(scholarship),
  fits: (scholarship) => views.all(scholarship) && scholarship.fit !== 'not-met',
  saved: ({ saved }) => saved !== null,
  own: ({ own }) => own,
  past: (scholarship) => isListed(scholarship) && !isAhead(scholarship),
}

/** The aid of states has a page of its own; what a student has saved of it is among the saved ones. */
function isListed({ kind }: Scholarship): boolean {
  return kind === 'scholarship'
}

function isAhead({ standing }: Scholarship): boolean {
  return standing.state !== 'past'
}

function matches({ name, sponsor, eligibility, judged }: Scholarship, words: readonly string[]): boolean {
  const criteria = judged.map(({ criterion }) => criterion)
  const text = [name, sponsor, eligibility, ...criteria].join('\n').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Returns the aid programs of a state, the best fit first, past ones last. */
export async function stateAidOf(context: SignedInContext, state: string): Promise<Scholarship[]> {
  const of = { kind: 'state-aid', state } as const
  const [rows, facts] = await runQueries(
    context.db,
    () => store.all(context.db, context.actor, of),
    () => factsOf(context),
  )
  const sorted = rows.map((row) => present(row, facts, context.actor)).toSorted(byFitThenDate)
  return [...sorted.filter(isAhead), ...sorted.filter((each) => !isAhead(each))]
}

async function allOf(context: SignedInContext): Promise<Scholarship[]> {
  const [rows, facts] = await runQueries(
    context.db,
    () => store.all(context.db, context.actor),
    () => factsOf(context),
  )
  return rows.map((row) => present(row, facts, context.actor))
}

/** Returns the scholarships that a student has saved, which is what they show an advisor of them. */
export async function sharedOf({ db, actor }: SignedInContext, studentId: string) {
  const rows = await store.savedBy(db, actor, studentId)
  return rows.flatMap(({ id, name, saved }) => (saved ? [{ id, name, ...saved }] : []))
}

export async function add(context: SignedInContext, given: NewScholarship): Promise<Scholarship> {
  const { db, actor, now } = context
  const id = await db.transaction(async (tx) => {
    const rule = ruleAgainstOwnScholarship(await store.lockAndCountOwn(tx, actor))
    if (rule) throw broken(rule)
    const added = await store.insert(tx, { ...wordsOf(given), ownerId: actor.userId })
    await store.save(tx, actor, added, { status: 'saved', deadline: given.deadline }, now())
    return added
  })
  return found(context, id)
}

export async function remove({ db, actor }: SignedInContext, { id }: Id): Promise<undefined> {
  if (!(await store.remove(db, actor, id))) throw new Failure('NOT_FOUND')
}

export async function save(
  context: SignedInContext,
  { id, ...saved }: Id & SaveScholarship,
): Promise<Scholarship> {
  const { db, actor, now } = context
  await db.transaction(async (tx) => {
    if (!(await store.lockVisible(tx, actor, id))) throw new Failure('NOT_FOUND')
    const before = await store.find(tx, actor, id)
    const savedId = await store.save(tx, actor, id, saved, now())
    const isMoved = before?.saved?.deadline !== saved.deadline
    if (isMoved || !openScholarshipStatuses.includes(saved.status))
      await forgetReminders(tx, { userIds: [actor.userId], subjectIds: [savedId] })
  })
  return found(context, id)
}

export async function unsave({ db, actor }: SignedInContext, { id }: Id): Promise<undefined> {
  await db.transaction(async (tx) => {
    const gone = await store.unsave(tx, actor, id)
    if (gone.length === 0) throw new Failure('NOT_FOUND')
    await forgetReminders(tx, { userIds: [actor.userId], subjectIds: gone })
  })
}

async function found(context: SignedInContext, id: string): Promise<Scholarship> {
  const row = await store.find(context.db, context.actor, id)
  if (!row) throw new Failure('NOT_FOUND')
  return present(row, await factsOf(context), context.actor)
}

/** Returns the student's own entries that criteria are judged by. */
async function factsOf(context: SignedInContext): Promise<StudentFacts> {
  const [{ profile: answers }, { state, country, answers: saved }] = await runQueries(
    context.db,
    () => profile.own(context),
    () => finances.own(context),
  )
  const { citizenship, gender, raceEthnicity, incomeBracket, firstGeneration, gpaUnweighted } = answers
  const estimate = saved && aidEstimateOf(saved)
  return {
    citizenship,
    gender,
    raceEthnicity,
    incomeBracket,
    firstGeneration,
    gpa: gpaUnweighted,
    ...parseTestScores(answers.satActScore ?? ''),
    state,
    isAbroad: country !== null,
    pell: estimate && estimate.pell.award > 0,
    sai: estimate && estimate.sai,
    graduationYear: context.actor.graduationYear,
    today: todayIn(context.actor.timeZone, context.now()),
  }
}

function present(row: store.ScholarshipRow, facts: StudentFacts, { userId }: Actor): Scholarship {
  const { ownerId, criteria, verifiedOn, verifiedSource, ...shown } = row
  const judged = criteria.map((criterion) => evaluateCriterion(criterion, facts))
  const verified = verifiedOn && verifiedSource ? { on: verifiedOn, source: verifiedSource } : null
  return {
    ...shown,
    standing: standingOf(row, facts.today, cycleOf(row.kind, facts.graduationYear, facts.today)),
    own: ownerId === userId,
    fromAdvisor: ownerId !== null && ownerId !== userId,
    verified,
    judged,
    fit: fitOf(judged),
  }
}
