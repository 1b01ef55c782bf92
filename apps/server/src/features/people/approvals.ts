import type { Database } from '#database/open.ts'
import { admins } from '#database/people.ts'
import { forget, notify, notifyAll } from '#features/notifications/service.ts'
import type { Config } from '#platform/config/config.ts'
import { queueMail } from '#platform/mail/mailer.ts'
import { approved } from './mail.ts'

type Advisor = { id: string; fullName: string; email: string }

/**
 * Notifies every admin that an advisor waits for approval, also by mail if the admin wants that. Takes the
 * transaction in which the advisor confirmed their address.
 */
export async function notifyAdmins(tx: Database, { id, fullName }: Advisor, now: Date): Promise<void> {
  const notices = (await admins(tx)).map((admin) => ({
    userId: admin.id,
    type: 'advisor-waiting' as const,
    title: 'Advisor Waiting for Approval',
    message: `${fullName} has signed up as an advisor and cannot add students until you approve the account.`,
    link: '/admin/people?show=waiting' as const,
    subjectId: id,
  }))
  await notifyAll(tx, notices, now)
}

/** Removes the admins’ notifications about an advisor who no longer waits: disabled, or in another role. */
export async function forgetWaiting(tx: Database, { id }: Pick<Advisor, 'id'>): Promise<void> {
  await forget(tx, [id])
}

/** Notifies the advisor, in the product and by mail, and removes the admins' notifications. */
export async function notifyApproved(
  tx: Database,
  { id, email }: Advisor,
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  await forget(tx, [id])
  await notify(tx, {
    userId: id,
    type: 'system',
    title: 'Account Approved',
    message: 'You can now invite and find students, and accept their requests.',
    link: '/advisor/dashboard?tab=add',
    now,
  })
  await queueMail(tx, { ...approved(config), to: email, now })
}
