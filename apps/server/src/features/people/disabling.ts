import type { Actor } from '@bearings/domain/actor'
import type { Database } from '#database/open.ts'
import { isDisabledAt } from '#database/people.ts'
import { notifyOfDisabling } from '#features/advising/links/ending.ts'
import type { Config } from '#platform/config/config.ts'
import { queueMail } from '#platform/mail/mailer.ts'
import { disabled, enabled } from './mail.ts'
import * as store from './store.ts'

type By = { actor: Actor; config: Pick<Config, 'publicUrl'>; now: Date }

/**
 * Notifies the person whose account this admin has disabled or enabled, by mail, and an advisor's students.
 * An address that nobody has confirmed may be a stranger's, and gets nothing.
 */
export async function notifyOfChange(tx: Database, person: store.PersonRow, by: By): Promise<void> {
  const { actor, config, now } = by
  const isDisabled = isDisabledAt(now, person)
  if (person.role === 'advisor') await notifyOfDisabling(tx, { ...person, isDisabled }, now)
  if (person.emailConfirmedAt === null) return
  const content = isDisabled
    ? disabled((await store.find(tx, actor, { id: actor.userId, now }))!)
    : enabled(config)
  await queueMail(tx, { ...content, to: person.email, now })
}
