import { expect, test } from 'vitest'
import { emptyAnswers } from '../rules.ts'
import { faultInHandle } from './handle.ts'
import { sections } from './options.ts'
import { publicName, publicProfileOf, ruleAgainstHandle, ruleAgainstPublishing } from './rules.ts'
import type { PublicSection } from './schema.ts'

const answers = {
  ...emptyAnswers,
  highSchool: 'Hillside High School',
  classRank: '12 of 340',
  gpaUnweighted: 3.78,
  satActScore: '1390 SAT',
  apIbCourses: [{ course: 'AP Biology', score: 4 }],
  currentCourses: ['Journalism'],
  activities: [{ name: 'Food pantry', description: 'Every Saturday.' }],
  leadershipPositions: ['Captain'],
  yearsInvolved: 3,
  honorsAwards: [{ name: 'Essay prize', description: 'Second.', level: 'State Level' as const }],
}
const shown = (...picked: PublicSection[]) =>
  publicProfileOf({ fullName: 'Noor Haddad', shownName: 'initials', sections: picked }, answers)

test.each(['noor', 'n-h-2027', 'abc', `a${'b'.repeat(29)}`])('%s may stand in an address', (handle) => {
  expect(faultInHandle(handle)).toBeNull()
})

test.each([
  'ab',
  `a${'b'.repeat(30)}`,
  '2noor',
  'noor-',
  'no--or',
  'Noor',
  'no_or',
  'noör',
  'no/or',
  'admin',
  'bearings',
  '',
])('%j may not', (handle) => {
  expect(faultInHandle(handle)).not.toBeNull()
})

test('a handle that is the email or the student ID, however it is spelled, tells too much', () => {
  const owner = { email: 'noor.haddad@example.org', studentId: 'LHS-2027' }
  expect(ruleAgainstHandle('noor-haddad', owner)).toBe('handle-tells')
  expect(ruleAgainstHandle('lhs2027', owner)).toBe('handle-tells')
  expect(ruleAgainstHandle('noor', owner)).toBeNull()
  expect(ruleAgainstHandle('noor', { ...owner, studentId: null })).toBeNull()
})

test('what only an application asks of an activity is on no page', () => {
  const told = { name: 'Choir', position: 'Alto', description: 'Every Sunday.', yearsInvolved: 2 }
  const activity = {
    ...told,
    type: 'Religious' as const,
    organization: 'Hillside High School',
    grades: ['11' as const],
    hoursPerWeek: 3,
    weeksPerYear: 40,
  }
  const page = publicProfileOf(
    { fullName: 'Noor Haddad', shownName: 'initials', sections: ['activities'] },
    { ...answers, activities: [activity] },
  )
  expect(page.activities).toEqual([told])
})

test('nothing is public without an address', () => {
  expect(ruleAgainstPublishing({ handle: null })).toBe('handle-missing')
  expect(ruleAgainstPublishing({ handle: 'noor' })).toBeNull()
})

test('a page with no section picked shows initials and nothing else', () => {
  expect(shown()).toEqual({
    name: 'N. H.',
    highSchool: null,
    grades: null,
    testScores: null,
    courses: null,
    activities: null,
    leadership: null,
    honors: null,
  })
})

test.each(sections)('%s alone shows no other section', (section) => {
  const { name: _, ...parts } = shown(section)
  const filled = Object.entries(parts).filter(([, part]) => part !== null)
  expect(filled.map(([name]) => name)).toEqual([section])
})

test('who has an average on their school’s own scale alone shows that with the grades', () => {
  const ownGpa = { scale: 'ib-45', grade: '38' } as const
  const page = publicProfileOf(
    { fullName: 'Noor', shownName: 'initials', sections: ['grades'] },
    { ...emptyAnswers, ownGpa },
  )
  expect(page.grades).toEqual({ gpaUnweighted: null, gpaWeighted: null, ownGpa, classRank: null })
})

test('scores of exams are test scores: courses alone do not tell them', () => {
  expect(shown('courses').courses?.apIb).toEqual([{ course: 'AP Biology', score: null }])
  expect(shown('courses', 'testScores').courses?.apIb).toEqual([{ course: 'AP Biology', score: 4 }])
})

test('a picked section without an answer is left out', () => {
  const page = publicProfileOf(
    { fullName: 'Noor', shownName: 'full-name', sections },
    { ...emptyAnswers, satActScore: 'Test optional' },
  )
  expect(page).toEqual({ ...shown(), name: 'Noor' })
})

test('a name is told as far as its owner wants', () => {
  expect(publicName('Noor van der Haddad', 'initials')).toBe('N. H.')
  expect(publicName('Noor van der Haddad', 'first-name')).toBe('Noor')
  expect(publicName('Haddad, Noor', 'first-name')).toBe('Noor')
  expect(publicName('Haddad, Noor', 'initials')).toBe('N. H.')
  expect(publicName('Noor Haddad, Jr.', 'first-name')).toBe('Noor')
  expect(publicName(' Noor  Haddad ', 'full-name')).toBe('Noor Haddad')
  expect(publicName('ángel', 'initials')).toBe('Á.')
})
