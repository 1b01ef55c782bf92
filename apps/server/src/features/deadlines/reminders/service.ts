import type { Reminders } from '@bearings/domain/deadlines/schema'
import { mailsOf, setMails } from '#features/notifications/preferences/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'

/** Returns whether reminders also come by mail, which is one of a person's notification preferences. */
export async function settings({ db, actor }: SignedInContext): Promise<Reminders> {
  return { byMail: await mailsOf(db, actor.userId, 'application-reminder') }
}

export async function setSettings({ db, actor }: SignedInContext, { byMail }: Reminders): Promise<Reminders> {
  await setMails(db, actor.userId, 'application-reminder', byMail)
  return { byMail }
}
