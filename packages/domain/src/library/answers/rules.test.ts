import { expect, test } from 'vitest'
import { overlap, searchAnswers, spokenQuestion, topicsOf, wordsAsked } from './rules.ts'

test('a person who types in a hurry asks the same words', () => {
  expect(wordsAsked("¿Qué es la FAFSA? I don't know")).toEqual([
    'que',
    'es',
    'la',
    'fafsa',
    'i',
    'dont',
    'know',
  ])
  expect(overlap("When's the UC due??", 'whens the uc due')).toBe(1)
})

test('a person who asks something else shares few words', () => {
  expect(overlap('when is the uc due', 'when is brown due')).toBeCloseTo(3 / 6)
  expect(overlap('', '')).toBe(0)
})

const answers = [
  { topic: 'early-rounds', question: 'Can I apply early decision to two colleges?' },
  { topic: 'aid-forms', question: 'Which parent fills in the FAFSA?' },
  { topic: 'aid-forms', question: 'When does the FAFSA open?' },
]

test('a person finds a question by the beginnings of its words in any order, or by its topic', () => {
  expect(searchAnswers(answers, 'colleges earl')).toEqual([answers[0]])
  expect(searchAnswers(answers, 'aid PARENT')).toEqual([answers[1]])
  expect(searchAnswers(answers, 'pell')).toEqual([])
  expect(searchAnswers(answers, ' ? ')).toEqual([])
})

test('a person sees the topics by their titles, each with its questions counted', () => {
  expect(topicsOf(answers)).toEqual([
    { topic: 'aid-forms', title: 'Aid forms', questions: 2 },
    { topic: 'early-rounds', title: 'Early rounds', questions: 1 },
  ])
})

test('a person who reads Spanish reads and finds a question in Spanish, and by its English words, too', () => {
  const spoken = {
    topic: 'aid-forms',
    question: 'Who signs the FAFSA?',
    spanishQuestion: '¿Quién firma la FAFSA?',
  }
  const asked = [spoken, ...answers]
  expect(spokenQuestion(spoken, 'es')).toEqual({ text: '¿Quién firma la FAFSA?', lang: 'es' })
  expect(spokenQuestion(answers[0]!, 'es')).toEqual({ text: answers[0]!.question, lang: 'en' })
  expect(searchAnswers(asked, 'quien FIRMA', 'es')).toEqual([spoken])
  expect(searchAnswers(asked, 'signs', 'es')).toEqual([spoken])
  expect(spokenQuestion(spoken)).toEqual({ text: 'Who signs the FAFSA?', lang: 'en' })
  expect(searchAnswers(asked, 'firma')).toEqual([])
})
