import { firstDayOfSchool } from '@bearings/domain/class-year'
import { ownChanges, ruleAgainstOverwriting } from '@bearings/domain/concurrent-edits'
import { broken, Failure } from '@bearings/domain/failure'
import { fileColumns } from '@bearings/domain/money/managed/options'
import { faultInVerifiedOn, written } from '@bearings/domain/money/managed/rules'
import type {
  ChangedScholarship,
  ManagedPage,
  ManagedQuery,
  ManagedScholarship,
  ManagedSummary,
  ScholarshipFacts,
  Verification,
} from '@bearings/domain/money/managed/schema'
import { todayIn } from '@bearings/domain/today'
import type { Database } from '#database/open.ts'
import { type AuditEntry, audit } from '#platform/audit.ts'
import { pageOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'
import { factsOf, wordsOf } from './words.ts'

type Id = { id: string }

export async function list(context: SignedInContext, query: ManagedQuery): Promise<ManagedPage> {
  const { db, actor } = context
  const rows = await store.page(db, actor, { ...query, rows: query.limit + 1, since: schoolYear(context) })
  const { page, next } = pageOf(rows, query.limit, ({ id }) => id)
  return { scholarships: page.map(present), next }
}

export function summary(context: SignedInContext): Promise<ManagedSummary> {
  return store.counts(context.db, context.actor, schoolYear(context))
}

/** Returns the first day of the school year. A published date before it is one of last year. */
function schoolYear({ actor, now }: SignedInContext): string {
  return firstDayOfSchool(todayIn(actor.timeZone, now()))
}

export function add(context: SignedInContext, given: ScholarshipFacts): Promise<ManagedScholarship> {
  const row = { ...columnsOf(given), editedAt: context.now() }
  return writing(context, 'scholarship_added', (tx) => store.insert(tx, row))
}

export function change(
  context: SignedInContext,
  { id, before, ...given }: Id & ChangedScholarship,
): Promise<ManagedScholarship> {
  return changing(context, id, 'scholarship_changed', (row) => {
    const [now, sent] = [factsOf(row), columnsOf(given)]
    const read = before ?? now
    const rule = ruleAgainstOverwriting(now, read, sent)
    if (rule) throw broken(rule)
    return Object.fromEntries(ownChanges(read, sent).map((field) => [field, sent[field]]))
  })
}

export async function verify(
  context: SignedInContext,
  { id, on, source }: Id & Verification,
): Promise<ManagedScholarship> {
  const fault = faultInVerifiedOn(on, todayIn(context.actor.timeZone, context.now()))
  if (fault) throw new Failure('INVALID_INPUT', { fields: [{ path: 'on', message: fault }] })
  return changing(context, id, 'scholarship_verified', () => ({
    verifiedOn: on,
    verifiedSource: source,
  }))
}

export function archive(context: SignedInContext, { id }: Id): Promise<ManagedScholarship> {
  return changing(context, id, 'scholarship_archived', () => ({ archivedAt: context.now() }))
}

export function restore(context: SignedInContext, { id }: Id): Promise<ManagedScholarship> {
  return changing(context, id, 'scholarship_restored', () => ({ archivedAt: null }))
}

/** Yields all scholarships with the columns of an import, to be edited in a spreadsheet and reimported. */
export async function* exported({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>) {
  for (const row of await store.all(db, actor)) {
    const cells = { id: row.id, ...written(wordsOf(row)) }
    yield Object.fromEntries(
      Object.entries(fileColumns).map(([field, name]) => [name, cells[field as keyof typeof cells]]),
    )
  }
}

type Action = Extract<AuditEntry['action'], `scholarship_${string}`>

/** Changes a row, which from then on no longer counts as unchanged since its import. */
function changing(
  context: SignedInContext,
  id: string,
  action: Action,
  changesOf: (row: store.ManagedRow) => Partial<store.ScholarshipRow>,
) {
  return writing(context, action, async (tx) => {
    const row = await store.lock(tx, context.actor, id)
    if (!row) throw new Failure('NOT_FOUND')
    await store.change(tx, id, { ...changesOf(row), importId: null, editedAt: context.now() })
    return id
  })
}

function writing(
  { db, actor, now, origin }: SignedInContext,
  action: Action,
  write: (tx: Database) => Promise<string>,
): Promise<ManagedScholarship> {
  const { userId: actorId, sessionId } = actor
  return db.transaction(async (tx) => {
    const scholarshipId = await write(tx)
    await audit(tx, { at: now(), action, actorId, sessionId, origin, detail: { scholarshipId } })
    return present((await store.find(tx, actor, scholarshipId))!)
  })
}

/** Returns the columns of a row. An empty field is stored as null. */
function columnsOf(given: ScholarshipFacts) {
  const { sponsor, url, amount, eligibility, applyWith, renewal, ...rest } = given
  const { usualOpening, usualDeadline, deadlineNote, ...facts } = rest
  return {
    ...facts,
    sponsor: sponsor || null,
    url: url || null,
    amount: amount || null,
    eligibility: eligibility || null,
    applyWith: applyWith || null,
    renewal: renewal || null,
    usualOpening: usualOpening || null,
    usualDeadline: usualDeadline || null,
    deadlineNote: deadlineNote || null,
  }
}

function present(row: store.ManagedRow): ManagedScholarship {
  return {
    id: row.id,
    ...factsOf(row),
    verifiedOn: row.verifiedOn,
    verifiedSource: row.verifiedSource,
    isArchived: row.archivedAt !== null,
    savedBy: row.savedBy,
  }
}
