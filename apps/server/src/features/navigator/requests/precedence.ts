import type { Kind } from './kinds.ts'

/**
 * Whether a kind asks for an action or about the student's own entries. Such a question is never a general
 * one.
 */
export function isCommand(kind: Kind): boolean {
  return commands.includes(kind)
}

/** Whether a kind asks about the student, in words that a general question uses too: "scholarships for me". */
export function isOfStudent(kind: Kind): boolean {
  return ofStudent.includes(kind)
}

/** Whether the words of a kind may also ask for a fact about a named college. */
export function mayAskForFact(kind: Kind): boolean {
  return perhapsFacts.includes(kind)
}

/** Whether a kind is about one or more colleges, so that "and Pitt?" asks the same about another. */
export function isOfColleges(kind: Kind | undefined): boolean {
  return kind !== undefined && ofColleges.includes(kind)
}

const commands: readonly Kind[] = [
  'cheating',
  'other-students',
  'advisor-notes',
  'remind',
  'plan-task',
  'list-essays',
  'write-essay',
  'remove-school',
  'change-status',
  'letters',
  'who-advises',
  'profile',
]

const ofStudent: readonly Kind[] = ['essay-length', 'scholarships', 'need-tests']

const perhapsFacts: readonly Kind[] = [
  'deadlines',
  'early-plans',
  'find',
  'list',
  'afford',
  'unknowable',
  'essay-state',
  'essay-include',
  'gaps',
  'week',
  'tests',
  'safety',
  'targets',
  'reaches',
  'profile',
  'next',
  'list-odds',
  'coach',
  'advisor-tasks',
  'about',
]

const ofColleges: readonly Kind[] = [
  'school',
  'chances',
  'compare',
  'submit-scores',
  'add-school',
  'my-school',
  'letters',
]
