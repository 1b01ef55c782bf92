import { expect, test } from 'vitest'
import { library } from '#features/library/content/library.ts'
import { readInContext } from './context.ts'
import { nearTo } from './persons.ts'
import { createRouter, forAsker, forNoCollege } from './router.ts'

const { answers } = await library()
const everybodys = await createRouter(answers)

/** The card that a question means, of somebody who has said this of themselves some messages before. */
function meantBy(text: string, said: string): string | null {
  const near = nearTo([said, 'ok thanks', text], false)
  const router = forNoCollege(forAsker(everybodys, { grade: 12, isAdvisor: false, near }))
  const [best] = readInContext({ text, before: 'is the fafsa free', told: undefined }, router)
  return best && 'card' in best ? best.card.slug : null
}

test.each([
  ['who makes my transcript, my mom?', 'hi, im homeschooled', 'homeschool-transcript'],
  ['do i need a diploma', 'My daughter and I: we homeschool.', 'homeschool-diploma'],
  ['do i have to register somewhere', 'i run track and a coach emailed me', 'ncaa-eligibility-center'],
  ['what gpa do i need', 'im at a community college and want to transfer', 'transfer-chances-and-gpa'],
  ['what if i get hurt', 'a college coach wants me', 'coach-leaves-or-injury'],
  ['who do we tell', 'my dad got laid off', 'income-dropped'],
  ['what gpa do i need', 'we are transfer students', 'transfer-chances-and-gpa'],
])('“%s” is read by what was said long before: “%s”', (text, said, meant) => {
  expect(meantBy(text, said)).toBe(meant)
})

test.each([
  ['can i still add a school tonight', 'im homeschooled', 'add-a-school'],
  ['how many aps should i take', 'coaches emailed me', 'how-many-aps'],
  ['who signs the fafsa', 'im transferring', 'who-signs-the-fafsa'],
])('“%s” is clear, whatever was said before: “%s”', (text, said, meant) => {
  expect(meantBy(text, said)).toBe(meant)
})

test.each([
  ['thinking of jumping', 'im homeschooled', 'thinking-about-suicide'],
  ['my coach hits me', 'a college coach wants me', 'a-coach-or-teacher-hurts-me'],
  ['what if i get hurt', 'im homeschooled', 'someone-hurts-me-at-home'],
  ['what if my coach hurts me', 'coaches emailed me', 'a-coach-or-teacher-hurts-me'],
  ['im sleeping in my car', 'im at a community college', 'i-have-no-place-to-sleep'],
])('“%s” is heard, whatever they are', (text, said, meant) => {
  expect(meantBy(text, said)).toBe(meant)
})

test.each([
  ['do colleges take homeschoolers', 'nobody says that they are one'],
  ['my friend is homeschooled', 'somebody else is'],
  ['im not homeschooled', 'they are not'],
  ['should i transfer later', 'they only think of it'],
])('“%s” says nothing of oneself: %s', (text) => {
  expect(nearTo([text], false)).toEqual(new Set())
})

test('what was said is taken back by its opposite', () => {
  expect(nearTo(['im transferring', 'Actually I’m not transferring.'], false)).toEqual(new Set())
})

test('a citizen whose parents have no papers is not undocumented', () => {
  const near = nearTo(['nosotros no tenemos papeles, pero mi hija nació aquí'], false)
  expect(near.has('citizen-with-undocumented-parents')).toBe(true)
  expect(near.has('undocumented')).toBe(false)
})
