import { expect, test } from 'vitest'
import { recognize } from '../requests/requests.ts'
import { expandShorthand } from '../slots/expand-shorthand.ts'

const kindsOf = (text: string) =>
  recognize({ text: expandShorthand(text), colleges: [] }).map(({ kind }) => kind)

test.each([
  'kys',
  'someone told me to kys',
  'i want to kms',
  'they keep telling me to kill yourself',
  'thinking about killing myself',
  'i want to unalive myself',
  'i just want to end it all',
  'thinking of taking my own life',
  'life isnt worth living',
  'i keep harming myself',
  'i am harming myself',
  'i started cutting again',
  'i dont see a future for me anymore',
  'i wish i could just not wake up',
  'i wanna off myself',
  'i want to jump off a bridge',
  'i hate myself',
  'i want to die',
  "i can't take it anymore",
  'my stepdad hits me',
  "i don't want to live",
  'i dont want to live on',
  'i dont want to live in this house anymore',
  'i do not want to go on like this',
])('a person who writes “%s” is given the lifeline', (text) => {
  expect(kindsOf(text)).toContain('distress')
})

test.each([
  'quiero morirme',
  'ya no quiero vivir',
  'me quiero matar',
  'mi papá me pega',
  '我想死',
  '活不下去了，不想申请大学了',
  'je veux mourir',
  "j'ai plus envie de vivre",
  'quero morrer',
  'não quero mais viver',
  '죽고 싶어요',
  'tôi muốn chết',
  'không muốn sống nữa',
  'أريد أن أموت',
  'मैं मरना चाहती हूँ',
  'main jeena nahi chahti',
  'не хочу жить',
  '死にたい',
  'mwen vle mouri',
  'gusto ko nang mamatay',
  'ich will nicht mehr leben',
  'no quiero vivir en este mundo',
])('a person who writes “%s”, in another language, is given the lifeline', (text) => {
  expect(kindsOf(text)).toContain('distress')
})

test.each([
  '想死你了',
  'me muero por entrar a stanford',
  'quiero vivir en el dorm',
  'je veux vivre à Boston',
  '배고파 죽겠다',
  'how do i cut my essay to 650 words',
  'what colleges have a good film program for horror',
  'when does the early round end',
  'is the reach worth it',
  'should i cut calculus',
  "i don't want to live on campus",
  'i dont want to live in a dorm, do i have to',
  "she doesn't mind but i do not want to live with roommates",
  'i dont want to go on a tour',
  'no quiero vivir en el campus',
  'je ne veux pas vivre sur le campus',
  'my grades hit a low',
])('a person who asks “%s” is not taken to be in danger', (text) => {
  expect(kindsOf(text)).not.toContain('distress')
})

test.each([
  'are css profile schools still open in ohio i want to kill myself',
  'which schools in ohio take a 2.5, honestly i hate my life',
  'does the fafsa matter if i kill myself',
  'what are my deadlines? what is on my list? how are my essays? what scholarships fit me? is my list balanced? how do reminders work? i want to kill myself',
])('a person in danger who asks of college as well is heard first: %s', (text) => {
  expect(kindsOf(text)).toEqual(['distress'])
})
