import { expect, test } from 'vitest'
import { isGhostwritten } from './ghostwriting.ts'

const passage =
  'The rain had stopped when I found my grandfather’s radio in the shed. I turned the dial, and my hands shook. For three weeks I took it apart each evening, and I laid the parts on my desk in the order in which they had come out. When the first voice came through, I understood why he had kept it.'

test.each([
  [passage, true],
  [`Here is a draft for your essay:\n\n${passage}\n\nTell me what you think.`, true],
  ['Dear Ms. Brandt,\nMaya has been in three of the classes at this school.', true],
  ['Your draft has 120 of 650 words. I see three paragraphs. Which day do you mean?', false],
  [
    'I looked at your list. I find three reaches, and I see that your GPA is missing. I can add a school, and I can plan a task. Tell me which you would like, and I will put up a card that you confirm.',
    false,
  ],
])('of "%s" it is said whether somebody else has written it: %s', (answer, is) => {
  expect(isGhostwritten(answer)).toBe(is)
})
