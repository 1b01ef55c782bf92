import type { DemoSession } from '@bearings/domain/demo/schema'
import { broken, Failure } from '@bearings/domain/failure'
import type { Limit } from '../../platform/limits.ts'
import type { SignedIn, SignedOut } from '../../platform/serve.ts'
import { openSession, sessionBody } from '../accounts/sessions/service.ts'
import { personaOf } from './contents/personas/service.ts'
import { fill } from './contents/service.ts'
import * as store from './store.ts'

const lifetime = 24 * 3_600_000
/** Wide enough for a class that tries it from one school's network. */
export const opening: Limit = { name: 'demo', points: 60, seconds: 3600 }
const switching: Limit = { name: 'demo-switch', points: 120, seconds: 3600 }

/** A sandbox of the visitor's own: two invented people and everything they have. */
export async function open(
  context: SignedOut,
  { timeZone }: { timeZone?: string | undefined },
): Promise<DemoSession> {
  const { db, config, limits, origin } = context
  if (!config.demo) throw broken('demo-switched-off')
  await limits.take(opening, origin.address)

  const now = context.now()
  const session = await db.transaction(async (tx) => {
    const demoId = await store.insertDemo(tx, {
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    })
    const persona = personaOf(demoId)
    const members = await store.insertMembers(tx, { demoId, persona, timeZone, now })
    await fill(tx, { ...members, persona, now })
    return openSession(tx, { userId: members.student.id, method: 'anonymous', now, origin })
  })
  return sessionBody(context, session)
}

/** The session one comes from stays, and goes with the demo. */
export async function switchSide(context: SignedIn): Promise<DemoSession> {
  const { db, actor, now, limits, origin } = context
  const other = await store.findOtherSide(db, actor)
  if (!actor.demoId || !other) throw new Failure('FORBIDDEN')
  await limits.take(switching, actor.demoId)

  const opened = { userId: other.id, method: 'anonymous', now: now(), origin } as const
  const session = await db.transaction((tx) => openSession(tx, opened))
  return sessionBody(context, session)
}
