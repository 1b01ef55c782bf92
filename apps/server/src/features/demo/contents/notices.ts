import { planLabels } from '@bearings/domain/colleges/rules'
import { dateInWords } from '@bearings/domain/today'
import type { Database } from '#database/open.ts'
import { notify } from '#features/notifications/service.ts'
import type { Member } from '../store.ts'
import type { Listed } from './essays.ts'

/** Notifies the student and the advisor of what has just happened. */
export async function tellBoth(
  tx: Database,
  { student, advisor, now }: { student: Member; advisor: Member; now: Date },
  list: Listed[],
): Promise<void> {
  await notify(tx, {
    userId: student.id,
    type: 'system',
    title: 'Welcome to the demo',
    message: 'Look around and change what you like. Only you can see it, and it is deleted after 24 hours.',
    link: '/profile',
    now,
  })
  const next = nextOf(list)
  if (next)
    await notify(tx, {
      userId: student.id,
      type: 'application-reminder',
      title: 'Application reminder',
      message: `${next.name}: ${planLabels[next.plan]} is due on ${dateInWords(next.deadline!)}, and your application is not submitted yet.`,
      link: '/schools',
      now,
    })
  await notify(tx, {
    userId: advisor.id,
    type: 'advisor_request_approved',
    title: 'Request Approved',
    message: `${student.fullName} accepted your connection request.`,
    link: '/advisor/dashboard',
    now,
  })
}

/** Returns the unfinished application that is due next. */
function nextOf(list: Listed[]): Listed | undefined {
  return list
    .filter(({ status, deadline }) => status === 'In Progress' && deadline !== null)
    .toSorted((one, other) => one.deadline!.localeCompare(other.deadline!))[0]
}
