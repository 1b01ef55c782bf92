import type { School } from '@bearings/domain/school/schema'
import type { Database } from '#database/open.ts'
import { audit } from '#platform/audit.ts'
import type { PublicContext, SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type Settings = { school: School }

/** The school to which this server belongs; `null` while school mode is off. */
export async function schoolHere(db: Database): Promise<School> {
  return store.find(db)
}

/** Locks that this server belongs to a school, before links become or stay the school's: none may outlive that. */
export async function lockSchool(tx: Database): Promise<boolean> {
  return store.lock(tx)
}

export async function read({ db }: Pick<PublicContext, 'db'>): Promise<Settings> {
  return { school: await store.find(db) }
}

/** @param leave what nouns above this one do once the server belongs to no school */
export async function set(
  { db, actor, origin, now }: SignedInContext,
  { school }: Settings,
  leave: (tx: Database, now: Date) => Promise<void>,
): Promise<Settings> {
  const { userId, sessionId } = actor
  const at = now()
  await db.transaction(async (tx) => {
    const before = await store.find(tx)
    await store.save(tx, school, at)
    if (school === null) await leave(tx, at)
    const detail = { from: before?.name ?? null, to: school?.name ?? null }
    await audit(tx, { at, action: 'school_mode_changed', actorId: userId, sessionId, origin, detail })
  })
  return { school }
}
