import type { Database } from '#database/open.ts'
import { admins } from '#database/people.ts'
import { forget, notifyLatest } from '#features/notifications/service.ts'

/** Tells every admin that a story waits, and not whose: they read it as everybody would. */
export async function tellOfOffer(tx: Database, userId: string, now: Date): Promise<void> {
  const told = (await admins(tx)).map((admin) => ({
    userId: admin.id,
    type: 'system' as const,
    title: 'Story Waiting for You',
    message:
      'A student has offered their story for the admitted profiles. Nobody else can read it until you publish it.',
    link: '/admin/stories' as const,
    subjectId: userId,
  }))
  await notifyLatest(tx, told, now)
}

/** Takes that back, since there is nothing to read any more, or somebody has. */
export async function takeBackOffer(tx: Database, userId: string): Promise<void> {
  await forget(tx, [userId])
}
