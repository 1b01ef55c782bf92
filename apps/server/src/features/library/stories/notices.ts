import type { Database } from '#database/open.ts'
import { admins } from '#database/people.ts'
import { forget, notifyLatest } from '#features/notifications/service.ts'

/**
 * Notifies every admin that a story is waiting, without naming the student: admins read it as everyone would.
 */
export async function notifyOfOffer(tx: Database, userId: string, now: Date): Promise<void> {
  const notices = (await admins(tx)).map((admin) => ({
    userId: admin.id,
    type: 'system' as const,
    title: 'Story Waiting for You',
    message:
      'A student has offered their story for the admitted profiles. Nobody else can read it until you publish it.',
    link: '/admin/stories' as const,
    subjectId: userId,
  }))
  await notifyLatest(tx, notices, now)
}

/** Removes that notification, because the story is gone or an admin has handled it. */
export async function takeBackOffer(tx: Database, userId: string): Promise<void> {
  await forget(tx, [userId])
}
