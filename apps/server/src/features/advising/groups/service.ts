import type { Role } from '@bearings/domain/actor'
import { inOrderOfNames, ruleAgainstGroup } from '@bearings/domain/advising/groups/rules'
import type {
  AdvisorGroup,
  GroupChange,
  GroupChanged,
  GroupName,
  NamedGroup,
  NewGroup,
} from '@bearings/domain/advising/groups/schema'
import { broken, Failure } from '@bearings/domain/failure'
import type { WithId } from '@bearings/domain/with-id'
import type { Database } from '#database/open.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as people from '../people/store.ts'
import * as store from './store.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor'>

/** Limits changes, because each may name a thousand students. */
const changing = { name: 'advisor-groups', points: 600, seconds: 3600 }

export async function list({ db, actor }: Reader): Promise<AdvisorGroup[]> {
  return inOrderOfNames(await store.list(db, actor))
}

export async function add(
  { db, actor, now, limits }: SignedInContext,
  { name, studentIds }: NewGroup,
): Promise<AdvisorGroup> {
  await limits.take(changing, actor.userId)
  return db.transaction(async (tx) => {
    // The advisor is locked, so of two groups added at once the second counts the first and knows its name.
    await people.lock(tx, actor.userId)
    const rule = ruleAgainstGroup(name, await store.list(tx, actor))
    if (rule) throw broken(rule)
    const id = await store.insert(tx, actor, name, now())
    return { id, name, students: await store.addStudents(tx, actor, id, studentIds) }
  })
}

export async function rename(
  { db, actor, now, limits }: SignedInContext,
  { id, name }: NamedGroup & WithId,
): Promise<undefined> {
  await limits.take(changing, actor.userId)
  await db.transaction(async (tx) => {
    await people.lock(tx, actor.userId)
    const groups = await store.list(tx, actor)
    if (!groups.some((group) => group.id === id)) throw new Failure('NOT_FOUND')
    const rule = ruleAgainstGroup(name, groups, id)
    if (rule) throw broken(rule)
    await store.rename(tx, actor, id, name, now())
  })
}

export async function remove({ db, actor }: SignedInContext, { id }: WithId): Promise<undefined> {
  if (!(await store.remove(db, actor, id))) throw new Failure('NOT_FOUND')
}

export async function changeStudents(
  { db, actor, limits }: SignedInContext,
  { id, add: coming, remove: leaving }: GroupChange & WithId,
): Promise<GroupChanged> {
  await limits.take(changing, actor.userId)
  return db.transaction(async (tx) => {
    if (!(await store.lock(tx, actor, id))) throw new Failure('NOT_FOUND')
    const added = await store.addStudents(tx, actor, id, coming)
    return { added, removed: await store.removeStudents(tx, actor, id, leaving) }
  })
}

/** Returns the ids of the actor's students who are in one of the actor's groups. */
export async function studentsIn({ db, actor }: Reader, groupId: string): Promise<ReadonlySet<string>> {
  return new Set(await store.studentsIn(db, actor, groupId))
}

/** Returns a function that gives, for one of these students, the actor's groups that the student is in. */
export async function groupsOf(
  context: Reader,
  studentIds: readonly string[],
): Promise<(studentId: string) => GroupName[]> {
  const groups = await list(context)
  if (groups.length === 0) return () => []
  const memberships = await store.membershipsOf(context.db, context.actor, studentIds)
  const isIn = new Set(memberships.map(({ studentId, groupId }) => `${studentId} ${groupId}`))
  return (studentId) =>
    groups.filter(({ id }) => isIn.has(`${studentId} ${id}`)).map(({ id, name }) => ({ id, name }))
}

/**
 * Deletes an advisor's groups when they lose the role, because nobody else can read or delete them. Takes the
 * transaction of the role change.
 */
export async function endWithRole(tx: Database, { id, role }: { id: string; role: Role }): Promise<void> {
  if (role === 'advisor') await store.removeAllOf(tx, id)
}
