import type { MyLink } from '@bearings/domain/advising/links/schema'
import type { LinkKind, Sharing } from '@bearings/domain/advising/options'
import { type Advisors, ruleAgainstLinking } from '@bearings/domain/advising/requests/rules'
import { broken, Failure } from '@bearings/domain/failure'
import type { Database } from '#database/open.ts'
import { isDisabledAt } from '#database/people.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as people from '../people/store.ts'
import { placesOf } from './places.ts'
import * as sharedEssays from './shared-essays-store.ts'
import * as store from './store.ts'

export async function read({ db, actor, now, config }: SignedInContext): Promise<MyLink> {
  const rows = await store.listWithAdvisors(db, actor)
  const shown = await sharedEssays.essaysShared(
    db,
    rows.map(({ id }) => id),
  )
  const [link = null, ...others] = rows.map(({ bannedUntil, since, ...row }) => ({
    ...row,
    isDisabled: isDisabledAt(now(), { bannedUntil }),
    since: since.toISOString(),
    sharedEssayIds: shown.flatMap(({ linkId, essayId }) => (linkId === row.id ? essayId : [])),
  }))
  return { link, others, places: await placesOf(db, config) }
}

/**
 * Returns a student's current advisors, and whether the student has a place for another. Whoever covers for an
 * advisor takes no place.
 */
export async function advisorsOf(
  { db, config }: Pick<SignedInContext, 'db' | 'config'>,
  studentId: string,
): Promise<{ ids: string[] } & Advisors> {
  const links = await store.listOfStudent(db, studentId)
  return {
    ids: links.map(({ advisorId }) => advisorId),
    advisors: links.filter(({ isCover }) => !isCover).length,
    places: await placesOf(db, config),
  }
}

type NewLink = {
  advisorId: string
  studentId: string
  sharing: Sharing
  /** The invite by which the student joins. */
  inviteId?: string
  essayIds?: readonly string[]
  /** A school link is assigned by the school. The first is the one that the student's questions go to. */
  kind?: LinkKind
  title?: string
  now: Date
}

/**
 * Links two people who have agreed, or whom their school links. Takes the transaction of the approval, with the student's row and then
 * the advisor's locked. @throws {Failure} `already-advised`, `already-linked`, `advisor-full`, or not found for someone else's
 * essay or a person who has another role by now.
 */
export async function begin(
  tx: Database,
  { config }: Pick<SignedInContext, 'config'>,
  { essayIds = [], kind = 'personal', ...link }: NewLink,
): Promise<string> {
  // An admin may have changed a role just before the rows were locked.
  const [student, advisor] = [await people.find(tx, link.studentId), await people.find(tx, link.advisorId)]
  if (student?.role !== 'student' || advisor?.role !== 'advisor') throw new Failure('NOT_FOUND')
  const { ids, ...advisors } = await advisorsOf({ db: tx, config }, link.studentId)
  const rule = ruleAgainstLinking({
    ...advisors,
    isLinked: ids.includes(link.advisorId),
    students: await store.countStudents(tx, link.advisorId),
  })
  if (rule) throw broken(rule, rule === 'already-advised' ? advisors.places : undefined)
  const own = (await sharedEssays.ownEssays(tx, link.studentId, essayIds)).map(({ id }) => id)
  if (own.length < new Set(essayIds).size) throw new Failure('NOT_FOUND')

  const isPrimary = kind === 'school' && !(await store.hasPrimary(tx, link.studentId))
  const linkId = await store.insert(tx, { ...link, kind, isPrimary })
  await store.moveNotes(tx, [linkId])
  await sharedEssays.shareEssays(tx, { ...link, id: linkId }, own, link.now)
  return linkId
}
