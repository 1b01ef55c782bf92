import { expect, test } from 'vitest'
import { isGhostwritten } from './ghostwriting.ts'

const passage =
  'The rain had stopped when I found my grandfather’s radio in the shed. I turned the dial, and my hands shook. For three weeks I took it apart each evening, and I laid the parts on my desk in the order in which they had come out. When the first voice came through, I understood why he had kept it.'

const inGerman =
  'Der Regen hatte aufgehört, als ich das Radio meines Großvaters im Schuppen fand. Ich drehte am Knopf, und meine Hände zitterten. Drei Wochen lang nahm ich es jeden Abend auseinander, und ich legte die Teile auf meinen Tisch in der Reihenfolge, in der sie herausgekommen waren. Als die erste Stimme kam, verstand ich, warum er es behalten hatte.'
const ofHer =
  'The rain had stopped when she found the radio in the shed. She turned the dial, and her hands shook. For three weeks she took it apart each evening, and she laid the parts on her desk in the order in which they had come out. When the first voice came through, she understood why he had kept it.'

test.each([
  [passage, true],
  [inGerman, true],
  [ofHer, true],
  [`${ofHer} [2]`, false],
  [Array(20).fill('- **A college** in Boston, MA, or Flint, MI: 1,000 students').join('\n'), false],
  [passage.replaceAll('. ', ', you know. '), true],
  ['Here is an opening line: “The rain had stopped when I found my radio.”', true],
  ['Your draft opens with “The rain had stopped when I found my radio.” Which day was that?', false],
  [
    'Ask your counselor first. She sees his file, and she can tell him what she wrote. You can send her the form, and she returns it.',
    false,
  ],
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
