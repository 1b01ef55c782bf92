import { expect, test } from 'vitest'
import { courseNamed } from './course-names.ts'

test.each([
  ['apush', 'AP United States History'],
  ['APUSH', 'AP United States History'],
  ['A.P. U.S. History', 'AP United States History'],
  ['AP  Lang', 'AP English Language and Composition'],
  // Either government or either physics may be meant.
  ['AP Gov', 'AP Gov'],
  ['AP Physics', 'AP Physics'],
  ['Robotics', 'Robotics'],
])('a student who types “%s” has the course %s', (typed, name) => {
  expect(courseNamed(typed)).toBe(name)
})
