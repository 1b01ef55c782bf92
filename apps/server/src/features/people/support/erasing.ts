import { eraseAfter } from '@bearings/domain/accounts/rules'
import { deliver } from '#features/advising/requests/service.ts'
import { queueMail } from '#platform/mail/mailer.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { change } from '../changing.ts'
import { beingDeleted, kept } from '../mail.ts'
import { refreshPagesOf } from '../others.ts'
import * as store from '../store.ts'
import type { Asked } from './service.ts'

/**
 * Schedules the account to be erased in 14 days. Its person is told and can keep it: an account that should be closed
 * to them as well is disabled besides.
 */
export async function requestErasure(context: SignedInContext, { id, ...asked }: Asked): Promise<undefined> {
  const { actor, config } = context
  await change(
    context,
    id,
    async (tx, person, at) => {
      if (person.eraseAfter) return null
      const due = eraseAfter(at)
      await store.change(tx, actor, id, { eraseAfter: due })
      const admin = (await store.find(tx, actor, { id: actor.userId, now: at }))!
      const told = beingDeleted(config, { admin, eraseAfter: due, timeZone: person.timeZone })
      // An address that nobody has confirmed may be a stranger's.
      if (person.emailConfirmedAt) await queueMail(tx, { ...told, to: person.email, now: at })
      await refreshPagesOf(tx, id)
      return { action: 'erasure_requested', detail: asked }
    },
    { isSupport: true },
  )
}

export async function keep(context: SignedInContext, { id, ...asked }: Asked): Promise<undefined> {
  const { actor, config } = context
  await change(
    context,
    id,
    async (tx, person, at) => {
      if (!person.eraseAfter) return null
      await store.change(tx, actor, id, { eraseAfter: null })
      if (person.emailConfirmedAt) await queueMail(tx, { ...kept(config), to: person.email, now: at })
      // Until now a student who asked this address reached nobody.
      if (person.role === 'advisor' && person.emailConfirmedAt) await deliver(tx, person, at)
      await refreshPagesOf(tx, id)
      return { action: 'erasure_revoked', detail: asked }
    },
    { isSupport: true },
  )
}
