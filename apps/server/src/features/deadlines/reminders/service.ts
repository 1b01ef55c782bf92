import type { Reminders } from '@bearings/domain/deadlines/schema'
import type { SignedIn } from '../../../platform/serve.ts'
import { mailsOf, setMails } from '../../notifications/preferences/service.ts'

/** Whether reminders also come by mail is one of a person's notification preferences. */
export async function settings({ db, actor }: SignedIn): Promise<Reminders> {
  return { byMail: await mailsOf(db, actor.userId, 'application-reminder') }
}

export async function setSettings({ db, actor }: SignedIn, { byMail }: Reminders): Promise<Reminders> {
  await setMails(db, actor.userId, 'application-reminder', byMail)
  return { byMail }
}
