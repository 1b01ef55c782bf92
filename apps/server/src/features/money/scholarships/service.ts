import { broken, Failure } from '@bearings/domain/failure'
import { aidEstimateOf } from '@bearings/domain/money/calculator/estimates'
import { fitOf, evaluateCriterion, type StudentFacts } from '@bearings/domain/money/criteria'
import { ruleAgainstOwnScholarship } from '@bearings/domain/money/scholarships/rules'
import type {
  NewScholarship,
  SaveScholarship,
  Scholarship,
  ScholarshipPage,
  ScholarshipsQuery,
  ScholarshipSummary,
} from '@bearings/domain/money/scholarships/schema'
import { todayIn } from '@bearings/domain/today'
import * as profile from '#features/profile/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as finances from '../finances/service.ts'
import * as store from './store.ts'

type Id = { id: string }

/** How many rows are read at once, and how often, to fill a page of those that may fit, unknown to SQL. */
const reading = { rows: 100, times: 10 }

/** Returns a page of the shared scholarships and the student's own, with how each fits. */
export async function list(
  context: SignedInContext,
  { q, show, after, limit }: ScholarshipsQuery,
): Promise<ScholarshipPage> {
  const facts = await factsOf(context)
  const rows = show === 'fits' ? reading.rows : limit + 1
  const found: Scholarship[] = []
  let last = after
  for (let time = 0; time < reading.times; time++) {
    const read = await store.page(context.db, context.actor, { q, show, after: last, rows })
    const shown = read
      .map((row) => present(row, facts))
      .filter(({ fit }) => show !== 'fits' || fit !== 'not-met')
    found.push(...shown)
    if (found.length > limit) return { scholarships: found.slice(0, limit), next: found[limit - 1]!.id }
    if (read.length < rows) return { scholarships: found, next: null }
    last = read.at(-1)!.id
  }
  return { scholarships: found, next: last ?? null }
}

export function summary({ db, actor }: SignedInContext): Promise<ScholarshipSummary> {
  return store.counts(db, actor)
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
    const { sponsor, url, amount, ...rest } = given
    const words = { sponsor: sponsor || null, url: url || null, amount: amount || null }
    const added = await store.insert(tx, { ...rest, ...words, ownerId: actor.userId })
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
    await store.save(tx, actor, id, saved, now())
  })
  return found(context, id)
}

export async function unsave(context: SignedInContext, { id }: Id): Promise<undefined> {
  if (!(await store.unsave(context.db, context.actor, id))) throw new Failure('NOT_FOUND')
}

async function found(context: SignedInContext, id: string): Promise<Scholarship> {
  const row = await store.find(context.db, context.actor, id)
  if (!row) throw new Failure('NOT_FOUND')
  return present(row, await factsOf(context))
}

/** Returns the student's own entries that criteria are judged by. */
async function factsOf(context: SignedInContext): Promise<StudentFacts> {
  const [{ profile: answers }, { state, answers: saved }] = await Promise.all([
    profile.own(context),
    finances.own(context),
  ])
  const { citizenship, gender, raceEthnicity, incomeBracket, firstGeneration, gpaUnweighted } = answers
  const pell = saved && aidEstimateOf(saved).pell.award > 0
  return {
    citizenship,
    gender,
    raceEthnicity,
    incomeBracket,
    firstGeneration,
    gpa: gpaUnweighted,
    state,
    pell,
    graduationYear: context.actor.graduationYear,
    today: todayIn(context.actor.timeZone, context.now()),
  }
}

function present(row: store.ScholarshipRow, facts: StudentFacts): Scholarship {
  const { ownerId, criteria, verifiedOn, verifiedSource, ...shown } = row
  const judged = criteria.map((criterion) => evaluateCriterion(criterion, facts))
  const verified = verifiedOn && verifiedSource ? { on: verifiedOn, source: verifiedSource } : null
  return { ...shown, own: ownerId !== null, verified, judged, fit: fitOf(judged) }
}
