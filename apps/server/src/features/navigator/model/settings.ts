import { Failure } from '@bearings/domain/failure'
import type { NavigatorSettings } from '@bearings/domain/navigator/schema'
import { audit } from '#platform/audit.ts'
import type { Config } from '#platform/config.ts'
import type { SignedInContext } from '#platform/serve.ts'
import * as store from './store.ts'

/** The model that is configured: its name, and the host that everything is sent to. */
export function modelOf({ ai }: Config): store.Model | null {
  return ai ? { name: ai.model, host: new URL(ai.baseUrl).host } : null
}

export async function read({ db, actor, config }: SignedInContext): Promise<NavigatorSettings> {
  const model = modelOf(config)
  const [switchedOn, agreed] = await Promise.all([
    store.isSwitchedOn(db),
    model ? store.hasAgreed(db, actor, model) : false,
  ])
  return { model, switchedOn, agreed }
}

export async function setAgreement(
  context: SignedInContext,
  { agreed }: { agreed: boolean },
): Promise<NavigatorSettings> {
  const { db, actor, config, now } = context
  const model = modelOf(config)
  if (agreed && !model) throw new Failure('NOT_FOUND')
  await (agreed ? store.agree(db, actor, model!, now()) : store.takeBack(db, actor))
  return read(context)
}

export async function setSwitch(
  context: SignedInContext,
  { switchedOn }: { switchedOn: boolean },
): Promise<NavigatorSettings> {
  const { db, actor, now, origin } = context
  const at = now()
  await db.transaction(async (tx) => {
    await store.setSwitch(tx, switchedOn, at)
    const { userId: actorId, sessionId } = actor
    const detail = { switchedOn: String(switchedOn) }
    await audit(tx, { at, action: 'navigator_model_switched', actorId, sessionId, origin, detail })
  })
  return read(context)
}
