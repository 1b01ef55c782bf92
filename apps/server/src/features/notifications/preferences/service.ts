import { chosenTypesOf, mailedByDefault, type NotificationType } from '@bearings/domain/notifications/options'
import type { Preference, Preferences } from '@bearings/domain/notifications/schema'
import type { Database } from '#database/open.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

export async function list({ db, actor }: SignedInContext): Promise<Preference[]> {
  const chosen = new Map((await store.chosen(db, actor.userId)).map((row) => [row.type, row]))
  return chosenTypesOf[actor.role].map((type) => {
    const { inApp = true, byMail = mailedByDefault.includes(type) } = chosen.get(type) ?? {}
    return { type, inApp, byMail }
  })
}

export async function isChosen({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>): Promise<boolean> {
  return (await store.chosen(db, actor.userId)).length > 0
}

export async function change(context: SignedInContext, { preferences }: Preferences): Promise<Preference[]> {
  // The last entry for a type counts, because one statement cannot change a row twice.
  const last = new Map(preferences.map((preference) => [preference.type, preference]))
  await store.set(context.db, context.actor.userId, [...last.values()])
  return list(context)
}

/** Returns which of these people want mail of this type and have a mailbox. */
export async function wantMail(
  db: Database,
  type: NotificationType,
  userIds: readonly string[],
): Promise<string[]> {
  return userIds.length === 0 ? [] : store.wantMail(db, type, userIds)
}

/** Returns whether this person's notifications of a type also come by mail. */
export async function mailsOf(db: Database, userId: string, type: NotificationType): Promise<boolean> {
  const row = (await store.chosen(db, userId)).find((chosen) => chosen.type === type)
  return row?.byMail ?? mailedByDefault.includes(type)
}

/** Starts or ends a person's mails of one type. What they see in the product stays as it is. */
export async function setMails(
  db: Database,
  userId: string,
  type: NotificationType,
  wanted: boolean,
): Promise<void> {
  await store.setMails(db, userId, { of: type, wanted })
}
