import { expect, test } from 'vitest'
import { listedMentionsIn } from './listed-mentions.ts'

const listed = [
  'Loyola University Chicago',
  'Boston College',
  'Ohio State University',
  'Union College',
  'University of Vermont',
].map((name) => ({ name }))

const called = (text: string, of = listed, named: { from: number; to: number }[] = []) =>
  listedMentionsIn(text, of, named, (word) => word === 'boston').map(({ school }) => school.name)

test.each([
  ['Is loyola test optional?', ['Loyola University Chicago']],
  ['Should I send my scores to Loyola’s nursing school', ['Loyola University Chicago']],
  ['colleges near Boston', []],
  ['colleges in Ohio', []],
  ['what does the student union do', []],
  ['which university is best', []],
])('a student who asks “%s” means %j of their list', (text, schools) => {
  expect(called(text)).toEqual(schools)
})

test('a student with two schools that begin alike, or who writes a whole name, is not guessed at', () => {
  expect(called('Is Loyola hard?', [...listed, { name: 'Loyola Marymount University' }])).toEqual([])
  expect(called('Is Loyola Marymount hard?', listed, [{ from: 3, to: 19 }])).toEqual([])
})
