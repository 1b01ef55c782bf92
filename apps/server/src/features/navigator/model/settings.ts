import { Failure } from '@bearings/domain/failure'
import type { NavigatorSettings } from '@bearings/domain/navigator/schema'
import { audit } from '#platform/audit.ts'
import type { Config } from '#platform/config/config.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

/** Returns the models that are configured, each with its name and the host that everything is sent to. */
export function modelsOf({ ai, embedding }: Config): store.Models {
  return { model: modelOf(ai), embedding: modelOf(embedding) }
}

function modelOf(settings: { model: string; baseUrl: string } | null): store.Model | null {
  return settings && { name: settings.model, host: new URL(settings.baseUrl).host }
}

export async function read({ db, actor, config }: SignedInContext): Promise<NavigatorSettings> {
  const models = modelsOf(config)
  const [switchedOn, agreed] = await Promise.all([
    store.isSwitchedOn(db),
    store.hasModel(models) && store.hasAgreed(db, actor, models),
  ])
  return { ...models, switchedOn, agreed }
}

export async function setAgreement(
  context: SignedInContext,
  { agreed }: { agreed: boolean },
): Promise<NavigatorSettings> {
  const { db, actor, config, now } = context
  const models = modelsOf(config)
  if (agreed && !store.hasModel(models)) throw new Failure('NOT_FOUND')
  await (agreed ? store.agree(db, actor, models, now()) : store.takeBack(db, actor))
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
