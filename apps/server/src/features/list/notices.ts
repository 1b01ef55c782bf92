import { dateInWords } from '@bearings/domain/today'
import { counted } from '@bearings/domain/words'
import type { NewNotification } from '../notifications/new-notification.ts'

type Dated = { id: string; name: string; deadline: string }

/** Returns the notification of a student on whose list colleges' dates were filled in: one, however many they are. */
export function noticeOfDates(userId: string, entries: readonly Dated[]): NewNotification {
  const [first, ...others] = entries.toSorted((one, other) => one.deadline.localeCompare(other.deadline))
  const { id, name, deadline } = first!
  const about = { userId, type: 'application-reminder' } as const
  const due = `${name} is due ${dateInWords(deadline)}.`
  if (others.length === 0)
    return {
      ...about,
      title: 'Deadline Published',
      message: `It is on your list now: ${due}`,
      link: `/schools/${id}/research`,
      subjectId: id,
    }
  return {
    ...about,
    title: 'Deadlines Published',
    message: `${counted(entries.length, 'deadline')} are on your list now. First, ${due}`,
    link: '/deadlines',
  }
}
