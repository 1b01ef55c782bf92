import { expect, test } from 'vitest'
import { coachingOf } from './coaching.ts'

const said = (text: string, wordLimit: number | null = 650, prompt = 'Why us?') => {
  const { observations, questions } = coachingOf({ text, prompt, wordLimit })
  return { all: [...observations, ...questions].join('\n'), observations, questions }
}

test('a student whose draft is too long hears by how much', () => {
  expect(said('word '.repeat(260), 250).all).toContain('260 words, 10 over the limit of 250')
})

test('a student hears which words come back again and again, and where the passive stands first', () => {
  const { all } = said(
    'Robotics is robotics. I love robotics and robotics. The robot was built by our team. Robotics again.',
  )
  expect(all).toContain('“robotics” 5 times')
  expect(all).toContain('begins “The robot was built by …” starts with it')
})

test('an opening that thousands of essays have is named', () => {
  expect(said('Ever since I was little, I have loved rain. It falls.').all).toContain(
    'thousands of essays open with',
  )
})

test('a student who answers in none of the prompt’s words reads which words these are', () => {
  const prompt = 'Describe the challenges and experiences that shaped you.'
  expect(said('I ran home. It rained.', null, prompt).all).toContain(
    'none of its own words (“challenges”, “experiences” and “shaped”)',
  )
})

test('a student who answers in other forms of the prompt’s words has answered it', () => {
  const prompt = 'Which challenges and experiences shaped you?'
  expect(said('My challenge was the rain.', null, prompt).all).not.toContain('none of its own words')
})

test('a student is asked, and never handed a sentence to use', () => {
  const { questions } = said('I am passionate about chemistry. It matters.')
  expect(questions.length).toBeGreaterThanOrEqual(3)
  expect(questions.every((question) => question.includes('?'))).toBe(true)
})

test.each(['', '   ', '…', '🙂', 'One.'])('a draft of "%s" is no reason to fail', (text) => {
  expect(() => said(text, null)).not.toThrow()
})
