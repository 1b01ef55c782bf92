import { expect, test } from 'vitest'
import { expandShorthand } from '../expand-shorthand.ts'
import { topicIn } from '../topics.ts'
import { ofCitizen } from './status.ts'

const own = 'If you are undocumented or have DACA'
const parent = 'If you are a citizen and a parent is undocumented'
const partsOf = (question: string) => {
  const topic = topicIn(expandShorthand(question))
  return [topic, topic?.and].flatMap((each) => each?.part ?? [])
}

test.each([
  'is my moms info safe on fafsa if she is undocumented',
  "is my mom's info safe on fafsa if she's undocumented",
  'my mom is undocumented is it safe to do the fafsa',
  'moms undocumented, do i still get pell',
  'my dads undocumented does that change my aid',
  'my stepmom has no papers can i file fafsa',
  'my step dad doesnt have a social security number',
  'my parents are both undocumented do i get aid',
  "can i use my parents' itin on the fafsa",
  'can fafsa get my mom deported',
  'will ice see my parents info on fafsa',
  'will they report my dad to immigration if i do the fafsa',
  'is my moms information safe on fafsa',
  'what do i put for my mother, she has no ssn',
  'what do i put for dad, he has no ssn',
  'my grandma is my guardian and she is undocumented',
  'im a citizen but my parents arent, can i get fafsa',
  'my mom isnt a citizen can i still get financial aid',
  'my parents came here illegally, can i do fafsa',
  'my papa is undocumented',
  "does my parents' status matter for fafsa",
  'does my mothers immigration status affect my fafsa',
])('a student who asks “%s” hears what holds when a parent is undocumented', (question) => {
  expect(partsOf(question)).toEqual([parent])
})

test.each([
  "i'm undocumented can i get financial aid",
  'i have daca should i fill out fafsa',
  'i dont have a social security number can i do fafsa',
  'im daca',
  'as a dreamer can i get aid',
])('a student who says “%s” of themselves hears what holds for them', (question) => {
  expect(partsOf(question)).toEqual([own])
})

test.each([
  'me and my mom are undocumented',
  'my whole family is undocumented',
  'can undocumented students get fafsa',
  'what if they are undocumented',
  "i'm undocumented, and so are my parents",
  'we dont have papers',
])('where “%s” may be about either, both are quoted', (question) => {
  expect(partsOf(question).toSorted()).toEqual([parent, own])
})

test('a U.S. citizen who names nobody hears of parents, and one who speaks of themselves hears both', () => {
  const partsFor = (question: string) => {
    const topic = ofCitizen(topicIn(question)!, question)
    return [topic, topic.and].flatMap((each) => each?.part ?? [])
  }
  expect(partsFor('can undocumented students get fafsa')).toEqual([parent])
  expect(partsFor('we have no papers')).toEqual([parent])
  expect(partsFor('i have daca')).toEqual([own, parent])
  expect(partsFor('what is the cadaa')).toEqual(['State forms'])
})
