import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Role } from '@bearings/domain/actor'
import { broken, Failure } from '@bearings/domain/failure'
import { ruleAgainstOffering, storyOf, type StorySource } from '@bearings/domain/library/stories/rules'
import type { Offer, OwnStory, StoryDraft } from '@bearings/domain/library/stories/schema'
import { publicName } from '@bearings/domain/profile/public/rules'
import { parseTestScores } from '@bearings/domain/profile/test-scores'
import type { Database } from '#database/open.ts'
import * as lists from '#features/list/service.ts'
import * as profile from '#features/profile/service.ts'
import { audit } from '#platform/audit.ts'
import type { Limit } from '#platform/requests/limits.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { takeBackOffer, notifyOfOffer } from './notices.ts'
import * as store from './store.ts'

/** Limits offers, because a person reads each of them. */
const offers: Limit = { name: 'story-offers', points: 10, seconds: 86_400 }

export async function own(context: SignedInContext): Promise<OwnStory> {
  const { db, actor } = context
  const row = await store.findOwn(db, actor)
  if (!row)
    return { state: 'draft', draft: null, preview: null, offered: null, isOffered: false, reason: null }
  const preview = storyOf(row.draft, await sourceOf(context))
  const isOffered = row.offered !== null && isDeepStrictEqual({ ...preview, id: row.offered.id }, row.offered)
  return { ...row, preview, isOffered }
}

/** Saves the draft, which is private. The published story does not change. */
export async function save(context: SignedInContext, draft: StoryDraft): Promise<OwnStory> {
  const { db, actor, now } = context
  if (actor.demoId) throw broken('demo-not-possible')
  await store.saveDraft(db, actor, draft, now())
  return own(context)
}

/** Offers exactly the preview that the student saw; nothing is published until an admin has read it. */
export async function offer(context: SignedInContext, { seen }: Offer): Promise<OwnStory> {
  const { db, actor, now, origin, limits } = context
  await limits.take(offers, actor.userId)
  const source = await sourceOf(context)
  await db.transaction(async (tx) => {
    await store.lockOwner(tx, actor)
    const row = await store.findOwn(tx, actor)
    if (!row) throw broken('story-not-saved')
    const preview = storyOf(row.draft, source)
    if (!isDeepStrictEqual(preview, seen)) throw broken('story-changed')
    const story = { ...preview, id: `story-${randomBytes(8).toString('hex')}` }
    const rule = ruleAgainstOffering(story, source.owner)
    if (rule) throw broken(rule)
    const at = now()
    await store.offer(tx, actor, story, at)
    const { userId, sessionId } = actor
    await audit(tx, { at, action: 'story_offered', actorId: userId, targetId: userId, sessionId, origin })
    await notifyOfOffer(tx, userId, at)
  })
  return own(context)
}

/** Withdraws the story, which takes effect with the next request. */
export async function withdraw(context: SignedInContext): Promise<OwnStory> {
  const { db, actor, now, origin } = context
  await db.transaction(async (tx) => {
    const at = now()
    if (!(await store.withdraw(tx, actor, at))) return
    const { userId, sessionId } = actor
    await audit(tx, { at, action: 'story_withdrawn', actorId: userId, targetId: userId, sessionId, origin })
    await takeBackOffer(tx, userId)
  })
  return own(context)
}

/** Unpublishes the story of a former student. It stays unpublished if they become a student again. */
export async function endWithRole(
  tx: Database,
  { id, role }: { id: string; role: Role },
  now: Date,
): Promise<void> {
  if (role !== 'student') return
  await store.takeDownOf(tx, id, now)
  await takeBackOffer(tx, id)
}

async function sourceOf(context: SignedInContext): Promise<StorySource> {
  const { db, actor } = context
  const [owner, { profile: answers }, list] = await Promise.all([
    store.findOwner(db, actor),
    profile.own(context),
    lists.list(context),
  ])
  if (!owner) throw new Failure('NOT_FOUND')
  const { fullName } = owner
  const names = {
    initials: publicName(fullName, 'initials'),
    'first-name': publicName(fullName, 'first-name'),
  }
  return { owner, names, answers, scores: parseTestScores(answers.satActScore ?? ''), list }
}
