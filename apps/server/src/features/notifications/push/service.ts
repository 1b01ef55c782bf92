import { createHash } from 'node:crypto'
import { Failure } from '@bearings/domain/failure'
import { limits } from '@bearings/domain/notifications/push/options'
import type { PushDevice, PushSettings } from '@bearings/domain/notifications/push/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { pushKeys } from './keys.ts'
import * as store from './store.ts'

/** More often than anyone changes a switch. */
const changes = { name: 'push-devices', points: 60, seconds: 3600 }

export async function settings({ db, actor, config }: SignedInContext): Promise<PushSettings> {
  const isOffered = config.push !== 'off' && !(await store.isDemo(db, actor))
  return {
    publicKey: isOffered ? (await pushKeys(db)).publicKey : null,
    isKept: isOffered && config.push === 'kept',
    ...(await store.countOf(db, actor)),
  }
}

/** From now on, this device gets pushes of this person, and of nobody else who used it before. */
export async function add(context: SignedInContext, device: PushDevice): Promise<PushSettings> {
  const { db, actor, now } = context
  await context.limits.take(changes, actor.userId)
  if ((await settings(context)).publicKey === null) throw new Failure('FORBIDDEN')
  await db.transaction(async (tx) => {
    await store.replace(tx, actor, { hash: hashOf(device), device: JSON.stringify(device), now: now() })
    await store.keepNewest(tx, actor, limits.devices)
  })
  return settings(context)
}

export async function end(
  context: SignedInContext,
  device: Pick<PushDevice, 'endpoint'>,
): Promise<PushSettings> {
  await context.limits.take(changes, context.actor.userId)
  await store.remove(context.db, context.actor, hashOf(device))
  return settings(context)
}

function hashOf({ endpoint }: Pick<PushDevice, 'endpoint'>): string {
  return createHash('sha256').update(endpoint).digest('base64url')
}
