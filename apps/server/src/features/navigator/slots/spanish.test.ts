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
  ['agrega Pitt a mi lista', 'add Pitt to my list'],
  ['¿Qué me falta?', 'what should I do next?'],
  ['¿Qué me falta para Pitt?', 'what is left for Pitt?'],
  ['¿Qué ensayos me faltan?', 'which of my essays are left?'],
  ['¿Estoy atrasada con algo?', 'am I late with anything con algo?'],
  ['¿Qué posibilidades tengo de entrar a Pitt?', 'what are my chances at Pitt?'],
  ['¿Cuál de mis universidades es más barata?', 'which of my schools es cheapest?'],
  ['quiero estudiar enfermería', 'I want to study nursing'],
])('a student who writes “%s” is understood', (spanish, english) => {
  expect(fromSpanish(spanish)).toBe(english)
})

test.each([
  'What is Cuesta College like?',
  'is my list balanced',
  'do I need the SAT',
  'Tell me about Mi Casa',
])('a student who writes “%s” has not written in Spanish', (text) => expect(isSpanish(text)).toBe(false))
