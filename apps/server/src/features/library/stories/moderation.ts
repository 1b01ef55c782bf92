import { Failure } from '@bearings/domain/failure'
import type { StoriesPage, StoriesQuery, StoriesSummary } from '@bearings/domain/library/stories/schema'
import type { Database } from '#database/open.ts'
import { notify } from '#features/notifications/service.ts'
import { audit } from '#platform/audit.ts'
import { pageOf, positionAt, startOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { takeBackOffer } from './notices.ts'
import * as store from './store.ts'

/** Few at once, because each is sent whole. */
const storiesAtOnce = 20

/** Returns a page of the stories waiting for an admin, or of the published ones. */
export async function list(
  { db, actor, now }: SignedInContext,
  { state, after }: StoriesQuery,
): Promise<StoriesPage> {
  const request = { state, start: startOf(after), rows: storiesAtOnce + 1 }
  const rows = await store.moderated(db, actor, request, now())
  const { page, next } = pageOf(rows, storiesAtOnce, ({ offeredAt, offered }) =>
    positionAt(offeredAt!, offered!),
  )
  const stories = page.map(({ offered, offeredAt }) => ({
    state,
    offeredAt: offeredAt!.toISOString(),
    profile: offered!,
  }))
  return { stories, next }
}

export function summary({ db, actor, now }: SignedInContext): Promise<StoriesSummary> {
  return store.counts(db, actor, now())
}

/** Publishes exactly what the admin read: a story offered again in the meantime has another id. */
export async function approve(context: SignedInContext, { id }: { id: string }): Promise<undefined> {
  await decide(context, 'story_approved', (tx, at) => store.approve(tx, context.actor, id, at), {
    title: 'Your story is published',
    message: 'Others can now read it among the admitted profiles. You can withdraw it at any time.',
  })
}

/** Sends an offer back, or takes down what is published. */
export async function decline(
  context: SignedInContext,
  { id, reason }: { id: string; reason: string },
): Promise<undefined> {
  await decide(context, 'story_declined', (tx, at) => store.decline(tx, context.actor, id, reason, at), {
    title: 'Your story is not published',
    message: reason,
  })
}

async function decide(
  { db, actor, now, origin }: SignedInContext,
  action: 'story_approved' | 'story_declined',
  change: (tx: Database, at: Date) => Promise<{ userId: string } | undefined>,
  notice: { title: string; message: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now()
    const story = await change(tx, at)
    if (!story) throw new Failure('NOT_FOUND')
    const { userId: actorId, sessionId } = actor
    await audit(tx, { at, action, actorId, targetId: story.userId, sessionId, origin })
    await takeBackOffer(tx, story.userId)
    await notify(tx, {
      userId: story.userId,
      type: 'system',
      ...notice,
      link: '/resources/admitted-profiles/yours',
      now: at,
    })
  })
}
