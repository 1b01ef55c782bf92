import type { MyLink } from '@bearings/domain/advising/links/schema'
import type { Sharing } from '@bearings/domain/advising/options'
import { ruleAgainstLinking } from '@bearings/domain/advising/requests/rules'
import { broken, Failure } from '@bearings/domain/failure'
import type { Database } from '#database/open.ts'
import { isDisabledAt } from '#database/people.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as people from '../people/store.ts'
import * as sharedEssays from './shared-essays-store.ts'
import * as store from './store.ts'

export async function read({ db, actor, now }: SignedInContext): Promise<MyLink> {
  const found = await store.findWithAdvisor(db, actor)
  if (!found) return { link: null }
  const sharedEssayIds = await sharedEssays.essaysShared(db, found.id)
  const { bannedUntil, since, ...link } = found
  const isDisabled = isDisabledAt(now(), { bannedUntil })
  return { link: { ...link, isDisabled, since: since.toISOString(), sharedEssayIds } }
}

/** Returns the student's current advisor, and the link between them. */
export async function advisorOf(
  db: Database,
  studentId: string,
): Promise<{ linkId: string; advisorId: string } | null> {
  return (await store.findAdvisorOf(db, studentId)) ?? null
}

type NewLink = {
  advisorId: string
  studentId: string
  sharing: Sharing
  /** The invite by which the student joins. */
  inviteId?: string
  essayIds?: readonly string[]
  now: Date
}

/**
 * Links two people who have agreed. Takes the transaction of the approval, with the student's row and then
 * the advisor's locked. @throws {Failure} `already-advised`, `advisor-full`, or not found for someone else's
 * essay or a person who has another role by now.
 */
export async function begin(tx: Database, { essayIds = [], ...link }: NewLink): Promise<string> {
  // An admin may have changed a role just before the rows were locked.
  const [student, advisor] = [await people.find(tx, link.studentId), await people.find(tx, link.advisorId)]
  if (student?.role !== 'student' || advisor?.role !== 'advisor') throw new Failure('NOT_FOUND')
  const rule = ruleAgainstLinking({
    isAdvised: (await store.findAdvisorOf(tx, link.studentId)) !== undefined,
    students: await store.countStudents(tx, link.advisorId),
  })
  if (rule) throw broken(rule)
  const own = (await sharedEssays.ownEssays(tx, link.studentId, essayIds)).map(({ id }) => id)
  if (own.length < new Set(essayIds).size) throw new Failure('NOT_FOUND')

  const linkId = await store.insert(tx, link)
  await store.moveNotes(tx, { ...link, linkId })
  await sharedEssays.shareEssays(tx, linkId, own, link.now)
  return linkId
}
