import { expect, test } from 'vitest'
import { saidIn } from '../said.ts'

test.each([
  ["i haven't heard from texas am yet", null],
  ['when will I hear back from michigan', null],
  ['an email from Ohio State', null],
  ['my mom graduated from Michigan', null],
  ['my grandma is from california', null],
  ['my grandparents live in Florida', null],
  ['how far is Pitt from Ohio', null],
  ['how many students from Texas go to Rice', null],
  ['i want to transfer from Michigan Tech', null],
  ['is it in state at michigan', null],
  ["I'm from Ohio", 'OH'],
  ["i'm from new york state", 'NY'],
  ['My grandma is from Texas. We live in Ohio', 'OH'],
  ['I have heard from Michigan and I live in Ohio', 'OH'],
  ['my grandma and i live in California', 'CA'],
  ['we live in California and look for a big university', 'CA'],
  ['Georgia Tech from NC, 1510 3.95', 'NC'],
  ['what does Pitt cost for students from Ohio', 'OH'],
  ['I’m in-state for Michigan', 'MI'],
])('of “%s” the home state is %s', (text, state) => {
  expect(saidIn(text).state).toBe(state)
})

test('who heard from a college before is not at home in its state later', () => {
  const history = [{ role: 'user', content: "i haven't heard from Michigan yet" }]
  expect(saidIn('what does it cost', history).state).toBeNull()
})

test.each([
  ['what percent of students are international', false],
  ['does Rice have many international students', false],
  ['my parents are from India', false],
  ['do i have any chance as an international student', true],
  ['3.8, 1450, international', true],
  ['my mom and I are from Ghana', true],
  ["i'm an international student", true],
  ['what does Rice cost for international students', true],
  ['soy de Brazil, an international student', true],
])('after “%s” who asks on is from abroad: %s', (before, isFromAbroad) => {
  expect(saidIn('what does Pitt cost', [{ role: 'user', content: before }]).isFromAbroad).toBe(isFromAbroad)
})
