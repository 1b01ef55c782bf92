import type { Role } from '@bearings/domain/actor'
import type { ChosenType } from '@bearings/domain/notifications/options'

type Group = {
  name: string
  text: string
  /** What students read instead. */
  toStudents?: string
  types: readonly ChosenType[]
}

/** The groups of notification types in the settings. */
export const groups: readonly Group[] = [
  {
    name: 'Application updates',
    text: 'Your tasks, comments on essays, and what recommenders answer.',
    types: ['task-assigned', 'task-updated', 'essay-feedback', 'letter'],
  },
  {
    name: 'School updates',
    text: 'Deadlines of the schools on your list: when a college publishes one, and 14, 7, 3 and 1 days before.',
    types: ['application-reminder'],
  },
  {
    name: 'Advising',
    text: 'Requests between students and advisors, and the answers.',
    types: ['advisor-request', 'advisor_request_approved', 'advisor_request_rejected', 'school-suggested'],
  },
  {
    name: 'Messages',
    text: 'What students and advisors write to each other. An email says only who wrote, and none comes at night.',
    toStudents:
      'What you and your advisors write to each other. An email says only who wrote, and none comes at night unless your advisor marks it urgent.',
    types: ['message'],
  },
  {
    name: 'Family',
    text: 'What is next for your child, once a week.',
    types: ['family-week'],
  },
  {
    name: 'People',
    text: 'Advisors who have signed up and are waiting for approval.',
    types: ['advisor-waiting'],
  },
]

/** Says what a group is about to a person of this role. */
export function textFor({ text, toStudents = text }: Group, role: Role): string {
  return role === 'student' ? toStudents : text
}
