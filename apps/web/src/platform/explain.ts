import type { BrokenRule } from '@bearings/domain/broken-rule'
import { Failure } from '@bearings/domain/failure'

const rules: Record<BrokenRule, string> = {
  'advisor-full': 'This advisor has 1,000 students, as many as fit. A link has to end before another begins.',
  'advisor-not-approved': 'An administrator approves advisors here first. Ask yours to approve your account.',
  'already-advised': 'The student has an advisor already, and can have one at a time.',
  'already-on-list': 'This school is on your list already.',
  'committed-elsewhere':
    'You are committed to another school. Change that one first: only one can be Committed.',
  'comment-answered': 'It has been answered, so it stays. You can still change or resolve it.',
  'comments-full': 'An essay holds up to 500 comments. Delete some of yours to add another.',
  'checklist-full': 'A checklist holds up to 50 items.',
  'essay-saved-elsewhere': 'This essay was saved in another tab or on another device meanwhile.',
  'essays-full': 'You have as many essays as fit. Delete one that you no longer need.',
  'list-full': 'A list holds up to 100 schools. Remove one to add another.',
  'demo-not-possible': 'That is not possible in the demo. Create an account to do it.',
  'note-saved-elsewhere': 'This note was saved in another tab or on another device meanwhile.',
  'notes-full': 'There are as many notes on this student as fit. Delete one that you no longer need.',
  'password-needed': 'Enter your password to do this.',
  'password-wrong': 'This is not your password.',
  'profile-step-incomplete': 'This step still misses something. Fill it in, or go on without it.',
  'demo-switched-off': 'The demo is switched off here. Create an account instead.',
  'request-pending': 'A request is waiting between the two of you already.',
  'request-settled': 'This request is settled already: it was answered or withdrawn.',
  'requests-full': 'Too many of your requests are waiting. Withdraw one to send another.',
  'tasks-full': 'A student holds up to 500 of your tasks. Delete some that are done.',
  'templates-full': 'You have as many templates as fit. Delete one that you no longer need.',
  'week-full': 'A week holds up to 50 tasks.',
  'week-not-begun': 'That week has not begun, so nothing is left of it yet.',
  'week-not-planned': 'Only a planned week can be removed.',
  'week-passed': 'That week is over, and stays as it was.',
  'week-too-far': 'Plan the weeks one after the other, up to a year ahead.',
}

/** Words for a person, from any error a call can end with. */
export function explain(error: Error): string {
  if (!(error instanceof Failure)) return 'The server could not be reached. Please try again.'
  if (error.rule) return rules[error.rule] ?? error.message
  const [field] = error.fields ?? []
  return field ? `${error.message}: ${field.path}. ${field.message}` : error.message
}
