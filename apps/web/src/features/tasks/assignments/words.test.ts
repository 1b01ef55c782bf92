import { expect, test } from 'vitest'
import { replacedInWords } from './words.ts'

const same = { title: false, description: false, dueOn: false }
const task = { students: 30, completed: 7, varies: same }

test.each([
  [[], same, null],
  [['title'], same, 'Saving replaces the title for 23 students. This cannot be undone.'],
  [
    ['title', 'description', 'dueOn'],
    { ...same, dueOn: true },
    'Saving replaces the title, description and due date for 23 students, also where a student has a different due date. This cannot be undone.',
  ],
  [
    ['title', 'description'],
    { title: true, description: true, dueOn: true },
    'Saving replaces the title and description for 23 students, also where a student has a different title or description. This cannot be undone.',
  ],
] as const)('an advisor who changed %j for all reads what saving replaces', (changed, varies, said) => {
  expect(replacedInWords(changed, { ...task, varies })).toBe(said)
})
