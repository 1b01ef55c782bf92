import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { ordinaryWords } from '../built-in/ordinary-words.ts'
import { type Notes, ownSource } from '../notes.ts'
import { quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import type { Heard, NamedCollege } from '../requests/clauses.ts'
import type { Kind } from '../requests/kinds.ts'
import type { Ask } from '../requests/requests.ts'
import { aboutAll, rosterPage } from './all-students.ts'
import { strangerIn, studentsIn } from './named.ts'
import { aboutOne } from './one-student.ts'
import { partIn, type StudentPart } from './part.ts'

/** Answers what an advisor asks of the students that the question names; `null` if it names none. */
export async function aboutNamed(
  context: QuestionContext,
  { text, colleges }: Heard,
  notes: Notes,
  earlier: readonly Heard[] = [],
): Promise<string | null> {
  const students = await context.students()
  const now = studentsIn(text, students, colleges)
  const named = now.length > 0 || !ofOne.test(text) ? now : lastNamed(earlier, students)
  if (named.length === 0) return null
  const parts: string[] = []
  for (const student of named.slice(0, 3)) parts.push(await aboutOne(context, student, partIn(text), notes))
  return parts.join('\n\n')
}

/** Says that nobody of a name is on the roster, where a question is about somebody of that name; `null` if it is not. */
export async function aboutStranger(
  context: QuestionContext,
  { text, colleges }: Heard,
  notes: Notes,
): Promise<string | null> {
  const name = strangerIn(text, colleges, await ordinaryWords(context))
  if (name === null) return null
  notes.useStudents()
  const mark = notes.cite(ownSource('Your students', rosterPage))
  return `Nobody called “${quoted(name)}” is on your roster${mark}. Check the spelling, or [invite them](/advisor/students/invites); who has not accepted yet is not there.`
}

/** “Does she have all her letters?” A kid who is not named is nobody on the roster. */
const ofOne = /^(?!.*\b(a|one|the|my) (kid|student|senior|junior)\b).*\b(he|she|him|her|his|hers)\b/i

function lastNamed(earlier: readonly Heard[], students: readonly AdvisedStudent[]): AdvisedStudent[] {
  for (const { text, colleges } of earlier.toReversed()) {
    const named = studentsIn(text, students, colleges)
    if (named.length > 0) return named.slice(0, 1)
    if (/\b(a|one|the|my) (\w+ )?(kid|student|senior|junior)s?\b/i.test(text)) return []
  }
  return []
}

/** Answers what an advisor asks of all their students. */
export function aboutStudents(
  context: QuestionContext,
  { text, colleges }: { text: string; colleges: readonly NamedCollege[] },
  notes: Notes,
): Promise<string> {
  return aboutAll(context, { part: partIn(text), colleges }, notes)
}

/**
 * What a student asks of their own entries, and what it means from an advisor, who has none. `null`: only a student can
 * have it done.
 */
const meantByAdvisor: Partial<Record<Kind, StudentPart | null>> = {
  deadlines: 'due',
  week: 'due',
  'essay-state': 'essays',
  letters: 'letters',
  'advisor-tasks': 'tasks',
  next: 'attention',
  gaps: 'attention',
  list: 'list',
  remind: null,
  'plan-task': null,
  'add-school': null,
  'remove-school': null,
  'change-status': null,
  coach: null,
  profile: null,
  'list-fact': null,
  'list-essays': null,
  'list-odds': null,
  afford: null,
  scholarships: null,
  'early-plans': 'due',
  'my-school': null,
  'who-advises': null,
  about: null,
}

/** What goes by the grades of a student, which an advisor has to say: “safety schools for a student with a 3.2”. */
const byGrades: readonly Kind[] = ['safety', 'targets', 'reaches', 'balance', 'chances', 'submit-scores']
/** What is known of a college without them. */
const isAboutCollege: readonly Kind[] = ['chances', 'submit-scores']

/** Answers a request that would be about a student's own entries; `null` if it is about something else. */
export async function insteadOfOwn(
  context: QuestionContext,
  { kind, colleges }: Pick<Ask, 'kind' | 'colleges'>,
  notes: Notes,
): Promise<string | null> {
  const { gpa, sat, act } = context.said
  const isLacking = gpa === null || (kind === 'submit-scores' && sat === null && act === null)
  if (byGrades.includes(kind) && isLacking)
    return isAboutCollege.includes(kind) && colleges.length > 0 ? null : withoutGrades
  const part = meantByAdvisor[kind]
  if (part === undefined) return null
  if (kind === 'about') return aboutForAdvisors
  return part === null ? forAdvisors : aboutAll(context, { part, colleges: [] }, notes)
}

/** Makes an answer that is written for a student one for their advisor, who cannot open a student’s pages. */
export function forAdvisor({ said }: QuestionContext, kind: Kind, answered: string): string {
  const readable = answered.replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, (link, words: string, path: string) =>
    isOpenToAdvisors(path) ? link : words,
  )
  if (!byGrades.includes(kind) || said.gpa === null) return readable
  const score =
    said.sat === null ? (said.act === null ? '' : ` and an ACT of ${said.act}`) : ` and an SAT of ${said.sat}`
  return `For a student with a GPA of ${said.gpa}${score}, in the words that they would read:\n\n${readable}`
}

/** Whether an advisor may open a page of ours. Of the search, that is what it finds: the page of a college. */
export function isOpenToAdvisors(path: string): boolean {
  return /^\/(advisor|messages|navigator|privacy|resources(?!\/admitted-profiles\/yours)|schools\/find\/\d+|settings|student\/advisor)\b/.test(
    path,
  )
}

/** Why nothing is said of odds, which go by grades. */
export const withoutGrades =
  'Odds go by the grades of a student, so put them into the question, such as “safety schools for a student with a 3.2 and an 1150”. For one of yours, “What is Sofia’s GPA?” tells you what they share, and “What is on Sofia’s list?” where they apply.'

const forAdvisors =
  'That looks at a student’s own entries. Name one of your students, and I will look at what they share with you, such as “What is on Sofia’s list?”; or ask about all of them, such as “Who has a deadline this week?” To give somebody something to do, [open the roster](/student/advisor) and choose Create Task. Essays are read and commented on where they are shared, on the student’s page.'

const aboutForAdvisors =
  'I look things up for you and say where each figure comes from: colleges (admission, scores, prices, deadlines, requirements), the rules of applications and aid, how Bearings works, and your own students by what they share with you. Try “Who has a deadline this week?”, “Which students have an essay to finish?”, or a student’s name. I never see what a student does not share, and what I say about students is not kept in your conversations.'
