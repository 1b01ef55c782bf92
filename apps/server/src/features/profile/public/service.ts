import { broken, Failure } from '@bearings/domain/failure'
import {
  type PublicAnswers,
  publicProfileOf,
  ruleAgainstHandle,
  ruleAgainstPublishing,
} from '@bearings/domain/profile/public/rules'
import type {
  PublicProfile,
  PublicProfileChanges,
  PublicProfileSettings,
} from '@bearings/domain/profile/public/schema'
import { emptyAnswers } from '@bearings/domain/profile/rules'
import { violatedConstraint } from '#database/driver-errors.ts'
import type { Database } from '#database/open.ts'
import { audit } from '#platform/audit.ts'
import type { Limit } from '#platform/requests/limits.ts'
import { networkOf } from '#platform/requests/network.ts'
import type { PublicContext, SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

/** Wide enough for a class that looks at one page together, and too narrow to try out names. */
const reading: Limit = { name: 'public-profiles', points: 300, seconds: 600 }
/** Limits choosing a handle, because each response reveals whether one is taken. */
const choosing: Limit = { name: 'public-profile-handles', points: 30, seconds: 3600 }

const nothingChosen = { isPublic: false, handle: null, shownName: 'initials', sections: [] } as const

export async function own({ db, actor }: SignedInContext): Promise<PublicProfileSettings> {
  const row = await store.findOwn(db, actor)
  if (!row) throw new Failure('NOT_FOUND')
  const chosen = row.chosen ?? { ...nothingChosen, sections: [] }
  return { ...chosen, preview: pageOf({ ...row, chosen }) }
}

/** Returns the page with this handle. One that is switched off is not found, as if it had never existed. */
export async function read(
  { db, now, limits, origin }: PublicContext,
  { handle }: { handle: string },
): Promise<PublicProfile> {
  await limits.take(reading, networkOf(origin.address))
  const row = await store.findOpen(db, handle.toLowerCase(), now())
  if (!row) throw new Failure('NOT_FOUND')
  return pageOf(row)
}

/** Changes the page. Turning it on or off takes effect with the next request. */
export async function change(
  context: SignedInContext,
  changes: PublicProfileChanges,
): Promise<PublicProfileSettings> {
  const { db, actor, limits } = context
  if (actor.demoId) throw broken('demo-not-possible')
  if (changes.handle !== undefined) await limits.take(choosing, actor.userId)
  try {
    await db.transaction((tx) => save(tx, context, changes))
  } catch (error) {
    if (violatedConstraint(error) === 'public_profiles_handle_key') throw broken('handle-taken')
    throw error
  }
  return own(context)
}

/** Saves the changes. Turning the page on or off is audited; its content is not. */
async function save(tx: Database, context: SignedInContext, changes: PublicProfileChanges): Promise<void> {
  const { actor, now, origin } = context
  const before = await store.lockOwn(tx, actor)
  if (!before) throw new Failure('NOT_FOUND')
  const { isPublic = before.isPublic, handle = before.handle } = changes
  const rule =
    (changes.handle === undefined ? null : ruleAgainstHandle(changes.handle, before)) ??
    (isPublic ? ruleAgainstPublishing({ handle }) : null)
  if (rule) throw broken(rule)
  const at = now()
  await store.saveOwn(tx, actor, changes, at)
  if (isPublic === before.isPublic) return
  const { userId, sessionId } = actor
  const action = isPublic ? 'public_profile_opened' : 'public_profile_closed'
  await audit(tx, { at, action, actorId: userId, targetId: userId, sessionId, origin })
}

type Row = {
  fullName: string
  chosen: Pick<PublicProfileSettings, 'shownName' | 'sections'>
  answers: PublicAnswers | null
}

function pageOf({ fullName, chosen, answers }: Row): PublicProfile {
  return publicProfileOf({ fullName, ...chosen }, answers ?? emptyAnswers)
}
