import { expect, test } from 'vitest'
import { fromSpanish, isSpanish } from './spanish.ts'

test.each([
  ['cuanto cuesta Ohio State', 'how much is the cost of Ohio State'],
  ['¿Qué es la FAFSA?', 'what is FAFSA?'],
  ['necesito el SAT?', 'do I need SAT?'],
  ['hola necesito ayuda con becas', 'hello, I need help with scholarships'],
  ['¿hay becas para mí?', 'are there scholarships for me?'],
  ['cuando vence la FAFSA', 'when is the due date of FAFSA'],
  ['¿Qué debo hacer esta semana?', 'what should I do this week?'],
])('a student who writes “%s” is understood', (spanish, english) => {
  expect(fromSpanish(spanish)).toBe(english)
})

test.each([
  'What is Cuesta College like?',
  'is my list balanced',
  'do I need the SAT',
  'Tell me about Mi Casa',
])('a student who writes “%s” has not written in Spanish', (text) => expect(isSpanish(text)).toBe(false))
