import type { DemoSession, DemoSide } from '@bearings/domain/demo/schema'
import { broken, Failure } from '@bearings/domain/failure'
import type { Limit } from '#platform/requests/limits.ts'
import { networkOf } from '#platform/requests/network.ts'
import type { SignedInContext, PublicContext } from '#platform/requests/serve.ts'
import { signerOf } from '#platform/signatures.ts'
import { fill } from './contents/fill.ts'
import { classmates, personaOf } from './contents/personas.ts'
import * as store from './store.ts'

const lifetime = 24 * 3_600_000
/** Wide enough for a class that tries it from one school's network. */
export const opening: Limit = { name: 'demo', points: 60, seconds: 3600 }
/** The most demos open at any time, from everywhere. Each fills a student, schools, and essays. */
export const mostOpen = 1000
const switching: Limit = { name: 'demo-switch', points: 120, seconds: 3600 }

/** Opens a sandbox for the visitor: three invented people, the advisor's other students, and their data. */
export async function open(
  context: PublicContext,
  { timeZone }: { timeZone?: string | undefined },
): Promise<DemoSession> {
  const { db, config, limits, origin, auth } = context
  if (!config.demo) throw broken('demo-switched-off')
  await limits.take(opening, networkOf(origin.address))

  const now = context.now()
  if ((await store.countOpen(db, now)) >= mostOpen) throw broken('demos-full')
  const signer = await signerOf(db)
  const session = await db.transaction(async (tx) => {
    const demoId = await store.insertDemo(tx, {
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    })
    const persona = personaOf(demoId)
    const members = await store.insertMembers(tx, { demoId, persona, classmates, timeZone, now })
    await fill(tx, { ...members, persona, now, signer })
    return auth.openSession(tx, { userId: members.student.id, method: 'anonymous', origin })
  })
  return auth.sessionBody(session)
}

/** Opens a session on another side. The current session stays, and is deleted with the demo. */
export async function switchSide(
  context: SignedInContext,
  { to }: { to?: DemoSide | undefined },
): Promise<DemoSession> {
  const { db, actor, limits, origin, auth } = context
  const side = to ?? (actor.role === 'student' ? 'advisor' : 'student')
  const other = await store.findSide(db, actor, side)
  if (!actor.demoId || !other) throw new Failure('FORBIDDEN')
  await limits.take(switching, actor.demoId)

  const opened = { userId: other.id, method: 'anonymous', origin } as const
  const session = await db.transaction((tx) => auth.openSession(tx, opened))
  return auth.sessionBody(session)
}
