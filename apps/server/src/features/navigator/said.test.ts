import { expect, test } from 'vitest'
import { saidIn } from './said.ts'

test('a student who names grades and a score is taken at their word', () => {
  expect(saidIn('can i get into pitt with a 3.7 and a 1380')).toMatchObject({
    gpa: 3.7,
    sat: 1380,
    act: null,
  })
  expect(saidIn('is a 31 on the act enough')).toMatchObject({ act: 31, sat: null })
})

test.each([
  ['how much is pitt if my parents make like 72k', 72_000],
  ['our income is $41,500, what would we pay', 41_500],
  ['si ganamos como 28 mil al año', 28_000],
  ['schools under 20k a year', null],
  ['My parents can pay $20,000 a year, find me colleges in Ohio', null],
  ['my family can only afford 15k', null],
  ['my mom wants to spend at most 30k', null],
  ['my parents said max 25k', null],
  ['my mom says she makes 60k', 60_000],
  ['what would my family pay if we make 80k', 80_000],
  ['does it make sense to pay 50k for Duke', null],
  ['do MIT grads make 100k', null],
  ['do graduates of Pitt usually earn 60k', null],
  ['our average income is 70k', 70_000],
  ['is an average starting salary of 70k good', null],
  ['my essay has 700 words', null],
])('of “%s” the income is %s', (text, income) => {
  expect(saidIn(text).income).toBe(income)
})

test('a family that corrects its income is heard again, without the word for it', () => {
  const history = [{ role: 'user', content: 'what would pitt cost if we make 45k' }]
  expect(saidIn('and if it is more like 120', history).income).toBe(120_000)
})

test('a family that says where it lives is at home there', () => {
  expect(saidIn('we live in Ohio, what is cheap').state).toBe('OH')
  expect(saidIn('I want to study in Ohio').state).toBeNull()
})

test.each([
  ['as an international student, what does Rice cost', true],
  ["i'm from nigeria, can i get aid at Rice", true],
  ['How much does Georgetown cost for international relations', false],
  ['How much does Florida International University cost?', false],
  ['does Pitt have international business', false],
  ['is Florida International a good school', false],
  ['how many years of foreign language does Duke want', false],
  ["I'm not an international student, what does Rice cost", false],
  ["we aren't international", false],
])('who asks “%s” is from abroad: %s', (text, isFromAbroad) => {
  expect(saidIn(text).isFromAbroad).toBe(isFromAbroad)
})

test('who asks what residents of a state pay has not said to live there', () => {
  expect(saidIn('what is in-state tuition at University of Michigan').state).toBeNull()
  expect(saidIn('i am in-state for Michigan, what is tuition').state).toBe('MI')
})

test('a student’s own GPA counts, not the average of a college', () => {
  expect(saidIn('average gpa at unc is 4.0, mine is 3.4').gpa).toBe(3.4)
  expect(saidIn('the average gpa there is 3.9').gpa).toBeNull()
  expect(saidIn('my average is 3.4').gpa).toBe(3.4)
  expect(saidIn('gpa average 3.4').gpa).toBe(3.4)
})
