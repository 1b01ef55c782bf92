import { expect, test } from 'vitest'
import { library } from '#features/library/content/library.ts'
import { readInContext } from './context.ts'
import { createRouter, forNoCollege } from './router.ts'

const { answers } = await library()
const router = forNoCollege(await createRouter(answers))

function meantBy(text: string, before: string, told: string): string | null {
  const card = answers.find(({ slug }) => slug === told)
  expect(card).toBeDefined()
  const [best] = readInContext({ text, before, told: card }, router)
  return best && 'card' in best ? best.card.slug : null
}

test.each([
  [
    'what if we can’t afford it then',
    'what is early decision',
    'what-the-rounds-mean',
    'break-ed-because-of-money',
  ],
  ['he retired tho', 'how do i ask a teacher for a rec', 'how-and-when-to-ask', 'teacher-left-or-retired'],
  ['i made a mistake on it can i change it', 'what is fafsa', 'what-is-the-fafsa', 'correct-the-fafsa'],
  ['can i just not', 'should i take the sat', 'when-and-how-often', 'no-score-at-all'],
  ['what about my aid', 'should i take a gap year', 'gap-year', 'gap-year-transfer-and-aid'],
  ['and my parents', 'how much can i borrow', 'how-much-can-i-borrow', 'parent-plus-limits'],
  ['cuándo vence', 'que es la fafsa', 'what-is-the-fafsa', 'when-is-the-fafsa-due'],
])('a student who writes “%s” after “%s” is told what is meant', (text, before, told, meant) => {
  expect(meantBy(text, before, told)).toBe(meant)
})

test.each([
  ['how many clubs should i join', 'what is fafsa', 'what-is-the-fafsa', 'how-many-clubs'],
  ['do i need toefl', 'what is the css profile', 'css-profile-what-and-who', 'english-tests'],
  ['how do i start my essay', 'i am undocumented', 'can-i-get-aid-undocumented', 'start-and-opening'],
])('a student who asks “%s” after “%s” has begun with something else', (text, before, told, meant) => {
  expect(meantBy(text, before, told)).toBe(meant)
})

test.each([
  ['thinking of jumping', 'thinking-about-suicide'],
  ['i just took a bunch of tylenol', 'thinking-about-suicide'],
  ['i wanna die', 'thinking-about-suicide'],
  ['im sleeping in my car', 'i-have-no-place-to-sleep'],
  ['i sent a photo and now hes asking for money', 'threats-or-pictures-online'],
])('a student who writes “%s” is heard, whatever was spoken of before', (text, meant) => {
  expect(meantBy(text, 'do i need the css profile', 'css-profile-what-and-who')).toBe(meant)
  expect(meantBy(text, 'when are uc apps due', 'how-the-uc-application-works')).toBe(meant)
})
