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
