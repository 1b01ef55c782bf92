import { inProse } from '#words.ts'
import { type Part, schoolBase } from './options.ts'

/** The name of each part that can be shared, and what it contains. */
export const partWords: Record<Part, { name: string; what: string }> = {
  list: {
    name: 'School list and deadlines',
    what: 'Your schools with plans, statuses, checklists and dates.',
  },
  profile: {
    name: 'Profile',
    what: 'Your class, high school, grades, courses, activities and awards, your picture, and the documents you show.',
  },
  testScores: { name: 'Test scores', what: 'SAT, ACT, and scores of AP and IB exams.' },
  weeks: { name: 'Weekly log', what: 'Your goals and tasks, week by week.' },
  letters: {
    name: 'Letters of recommendation',
    what: 'Your recommenders and which letters have been sent, without your notes on them.',
  },
  aid: {
    name: 'Financial aid',
    what: 'Your financial aid entries and what colleges would cost you.',
  },
  sensitive: { name: 'Sensitive background', what: 'Gender, race, citizenship and household income.' },
}

/** What the advisor of a school link sees in any case, such as "name, school email, student ID, class and …". */
export const schoolRecordInWords = inProse([
  'name',
  'school email',
  'student ID',
  'class',
  ...schoolBase.map((part) => partWords[part].name.toLowerCase()),
])
