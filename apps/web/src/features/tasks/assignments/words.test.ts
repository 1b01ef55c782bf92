import { expect, test } from 'vitest'
import { formerOf, replacedInWords } from './words.ts'

const same = { title: false, description: false, dueOn: false }
const task = { students: 30, completed: 7, varies: same }

test.each([
  [[], same, null],
  [['title'], same, 'Saving replaces the title for 23 students.'],
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

test('an advisor who changed a task for all undoes what everyone had in common, not what one student had alone', () => {
  const former = {
    title: 'Ask',
    description: null,
    firstDueOn: '2026-12-01',
    varies: { ...same, dueOn: true },
  }
  expect(formerOf(['title', 'description'], former)).toEqual({ title: 'Ask', description: null })
  expect(formerOf(['title', 'dueOn'], former)).toBeNull()
})
