import type {
  ChangedSchool,
  CatalogSummary,
  ManagedPage,
  ManagedQuery,
  ManagedSchool,
  NewSchool,
} from '@bearings/domain/colleges/managed/schema'
import { ownChanges, ruleAgainstOverwriting } from '@bearings/domain/concurrent-edits'
import { broken, Failure } from '@bearings/domain/failure'
import { clearCached } from '#database/cached.ts'
import type { Database } from '#database/open.ts'
import { type AuditEntry, audit } from '#platform/audit.ts'
import { pageOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { changedColumns, fieldsChanged, searchedAs, wordsOf } from './changes.ts'
import * as store from './store.ts'

type Named = Pick<ManagedSchool, 'id'>

export async function list({ db, actor }: SignedInContext, query: ManagedQuery): Promise<ManagedPage> {
  const rows = await store.page(db, actor, { ...query, rows: query.limit + 1 })
  const { page, next } = pageOf(rows, query.limit, ({ id }) => id)
  return { schools: page.map(present), next }
}

export async function summary({ db, actor }: SignedInContext): Promise<CatalogSummary> {
  return store.counts(db, actor)
}

export async function add(context: SignedInContext, given: NewSchool): Promise<ManagedSchool> {
  const words = withoutEmpty(given)
  const id = await writing(context, async (tx) => {
    const nothing = { federalName: null, aliases: [], city: null, state: null }
    const added = await store.insert(tx, { ...words, searchText: searchedAs({ ...words, ...nothing }) })
    return { id: added, action: 'school_added' }
  })
  return managed(context, id)
}

export async function change(
  context: SignedInContext,
  { id, before, ...given }: ChangedSchool & Named,
): Promise<ManagedSchool> {
  await writing(context, async (tx) => {
    const row = await store.lock(tx, context.actor, id)
    if (!row) throw new Failure('NOT_FOUND')
    const sent = withoutEmpty(given)
    const read = before ?? wordsOf(row)
    const rule = ruleAgainstOverwriting(wordsOf(row), read, sent)
    if (rule) throw broken(rule)
    const words = Object.fromEntries(ownChanges(read, sent).map((field) => [field, sent[field]]))
    if (fieldsChanged(row, words).length === 0) return null
    await store.change(tx, id, changedColumns(row, words))
    return { id, action: 'school_changed' }
  })
  return managed(context, id)
}

export async function archive(context: SignedInContext, { id }: Named): Promise<ManagedSchool> {
  return setArchived(context, id, context.now())
}

export async function restore(context: SignedInContext, { id }: Named): Promise<ManagedSchool> {
  return setArchived(context, id, null)
}

/** Deletes a school. One that is on a list, or comes from the federal data, is archived instead. */
export async function remove(context: SignedInContext, { id }: Named): Promise<{ isDeleted: boolean }> {
  let isDeleted = false
  await writing(context, async (tx) => {
    await known(tx, context, id)
    isDeleted = await store.remove(tx, id)
    return isDeleted ? { id, action: 'school_deleted' } : null
  })
  if (!isDeleted) await archive(context, { id })
  return { isDeleted }
}

async function setArchived(context: SignedInContext, id: string, archivedAt: Date | null) {
  await writing(context, async (tx) => {
    const row = await store.lock(tx, context.actor, id)
    if (!row) throw new Failure('NOT_FOUND')
    if ((row.archivedAt === null) === (archivedAt === null)) return null
    const editedColumns = [...new Set([...row.editedColumns, 'archived_at'])]
    await store.change(tx, id, { archivedAt, editedColumns })
    return { id, action: archivedAt ? 'school_archived' : 'school_restored' }
  })
  return managed(context, id)
}

type Written = {
  id: string
  action: 'school_added' | 'school_changed' | 'school_archived' | 'school_restored' | 'school_deleted'
}

/** Changes the catalog, audits what `make` returns, `null` for no change, and returns the school's id. */
async function writing(
  { db, actor, now, origin }: SignedInContext,
  make: (tx: Database) => Promise<Written | null>,
): Promise<string> {
  const { userId: actorId, sessionId } = actor
  const written = await db.transaction(async (tx) => {
    const done = await make(tx)
    if (!done) return null
    const { id: schoolId, action } = done
    await audit(tx, { at: now(), action, actorId, sessionId, origin, detail: { schoolId } } as AuditEntry)
    return done
  })
  clearCached(db)
  return written?.id ?? ''
}

async function known(tx: Database, { actor }: SignedInContext, id: string) {
  const row = await store.find(tx, actor, id)
  if (!row) throw new Failure('NOT_FOUND')
  return row
}

async function managed(context: SignedInContext, id: string): Promise<ManagedSchool> {
  return present(await known(context.db, context, id))
}

function present(row: store.SchoolRow & { onLists: number }): ManagedSchool {
  const { id, origin, archivedAt, onLists } = row
  return { id, ...wordsOf(row), isAdded: origin === 'admin', isArchived: archivedAt !== null, onLists }
}

/** Returns the fields with null in place of empty text. */
function withoutEmpty({ name, ...words }: NewSchool): NewSchool {
  const fields = Object.entries(words).map(([field, text]) => [field, text === '' ? null : text])
  return { name, ...(Object.fromEntries(fields) as Omit<NewSchool, 'name'>) }
}
