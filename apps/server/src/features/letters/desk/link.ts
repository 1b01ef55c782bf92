import { parseInviteCode } from '@bearings/domain/advising/invites/rules'
import { Failure } from '@bearings/domain/failure'
import type { Limit } from '#platform/requests/limits.ts'
import { networkOf } from '#platform/requests/network.ts'
import type { Context } from '#platform/requests/serve.ts'
import { letterCodes } from '../codes.ts'
import * as store from './store.ts'

/** Counts unknown codes only. */
const misses: Limit = { name: 'letter-misses', points: 200, seconds: 3600 }

/** Of one link, far above what somebody with two hundred letters needs: each answer tells a student. */
const using: Limit = { name: 'letter-links', points: 600, seconds: 3600 }

type Finder = Pick<Context, 'db' | 'now' | 'origin' | 'limits'>

/** Returns what the link with this code opens. @throws {Failure} NOT_FOUND for any other, without saying why. */
export async function findLink({ db, now, origin, limits }: Finder, typed: string): Promise<store.Link> {
  const network = networkOf(origin.address)
  await limits.check(misses, network)
  const code = parseInviteCode(typed)
  const found =
    code === null ? undefined : await store.findLink(db, (await letterCodes(db)).hashOf(code), now())
  if (!found) {
    await limits.take(misses, network)
    throw new Failure('NOT_FOUND')
  }
  await limits.take(using, found.contactId ?? found.requestId!)
  return found
}

/** Returns the contact of a mailed link. @throws {Failure} NOT_FOUND for a link that a student handed over */
export async function findMailed(context: Finder, typed: string): Promise<string> {
  const { contactId } = await findLink(context, typed)
  if (contactId === null) throw new Failure('NOT_FOUND')
  return contactId
}
