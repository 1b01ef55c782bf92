import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { library } from '#features/library/content/library.ts'
import { createRouter, forAsker, lessonsOf, type Reading, trainedFile } from './router.ts'
import { bytesOf, modelIn } from './trained/file.ts'
import { reader } from './trained/model.ts'
import { train } from './trained/train.ts'
import { asCompared } from './ways-of-tools.ts'

const { answers } = await library()
const router = await createRouter(answers)
const nameOf = (reading: Reading | undefined) =>
  reading === undefined
    ? null
    : 'card' in reading
      ? reading.card.slug
      : (reading.tool.fact ?? reading.tool.kind)

test.each([
  ['what is the fafsa', 'what-is-the-fafsa'],
  ['shuold i waive my rigth to read the leters', 'waive-right-to-see-letters'],
  ['que es la fafsa', 'what-is-the-fafsa'],
  ['collegename acceptance rate please', 'admission-rate'],
  ['is collegename test optional this year', 'test-policy'],
  ['do i need css profile for collegename', 'css'],
  ['what is the css profile', 'css-profile-what-and-who'],
  ['when is css profile due for collegename', 'css-profile-when-due'],
  ['got deferred from collegename, what now', 'i-was-deferred'],
  ['can I apply REA to collegename and EA to collegename', 'rea-what-else-can-i-send'],
  ["what happens if I get in ED but can't afford it", 'break-ed-because-of-money'],
  ["I'm a junior. What should I be doing this spring?", 'what-to-do-in-eleventh-grade'],
  ['who won the game yesterday', 'off-topic'],
])('a student who types “%s” asks for %s', (question, name) => {
  expect(nameOf(router.read(question)[0])).toBe(name)
})

test('a ninth grader who asks as seniors do is not first told what is for seniors', () => {
  const question = 'what should i be doing for college now'
  const ofNinth = forAsker(router, { grade: 9, isAdvisor: false }).read(question, 20)
  const ofSenior = forAsker(router, { grade: 12, isAdvisor: false }).read(question, 20)
  const chanceOf = (readings: Reading[], slug: string) =>
    readings.find((one) => 'card' in one && one.card.slug === slug)?.chance ?? 0
  const senior = ofSenior.find((one) => 'card' in one && one.card.grades?.includes(9) === false)
  const { slug } = (senior as Extract<Reading, { card: unknown }>).card
  expect(chanceOf(ofNinth, slug)).toBeLessThan(chanceOf(ofSenior, slug))
})

test('a question that an editor wrote into a card is answered by that card', () => {
  const ways = answers.flatMap(({ slug, ask }) => ask.map((way) => ({ way, slug })))
  const asked = ways.filter((_, at) => at % 100 === 0)
  const several = new Set(ways.map(({ way }) => way).filter((way, at, all) => all.indexOf(way) !== at))
  const missed = asked.filter(
    ({ way, slug }) => !several.has(way) && nameOf(router.read(asCompared(way))[0]) !== slug,
  )
  expect(missed).toEqual([])
})

test('a student who has named their state is less often told what is for those abroad', () => {
  const asker = { grade: 12, isAdvisor: false }
  const chanceFor = (isAtHome: boolean) =>
    forAsker(router, { ...asker, isAtHome })
      .read('no card to pay the fees')
      .find((one) => nameOf(one) === 'application-fees-and-testing-from-abroad')!.chance
  expect(chanceFor(true)).toBeLessThan(chanceFor(false) / 2)
})

test('what holds in another state gives way to what is nearly as near, unless that state is named', () => {
  const cardFor = (text: string, state: string | null) =>
    nameOf(forAsker(router, { grade: 12, isAdvisor: false, state }).read(text)[0])
  expect(cardFor('do i have to do fafsa if im going to community college', null)).not.toBe('michigan')
  expect(cardFor('what does michigan pay for community college', 'OH')).toBe('michigan')
  expect(cardFor('hope scholarship what gpa do i need', 'GA')).toBe('georgia')
})

test('an advisor at work means what is for advisors, but a student in danger comes first', () => {
  const cardFor = (text: string, isAtWork: boolean) =>
    nameOf(forAsker(router, { grade: null, isAdvisor: isAtWork, isAtWork }).read(text)[0])
  expect(cardFor('how do i add a new student', true)).toBe('invite-my-class')
  expect(cardFor('how do i message a parent', true)).not.toBe('write-to-my-advisor')
  expect(cardFor('how do i add a new student', false)).not.toBe('invite-my-class')
  expect(cardFor("a student says she's not eating and won't come to class", true)).toBe(
    'friend-might-hurt-themselves',
  )
})

test('the chances of all readings are those of one question', () => {
  const all = router.read('should i take a gap year', 1000)
  expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  expect(all[0]!.chance).toBeGreaterThan(all[1]!.chance)
})

test.each([
  ['Where does a kestrel perch on a telegraph wire?', false],
  ['wat do i need 4 the fafsa and css', true],
  ['my coach says my essay is boring, start over?', true],
])('whether “%s” is asked in words that the cards have: %s', (question, isKnown) => {
  expect(router.familiarity(question) > 0.5).toBe(isKnown)
})

test('nearly every meaning is one that the model was trained on', async () => {
  const { names } = modelIn(await readFile(trainedFile))
  const unknown = (await lessonsOf(answers)).filter(({ name }) => !names.includes(name))
  expect(unknown.length).toBeLessThan(names.length / 10)
})

test('a model learns whom a question is for, the same each time, and survives being written', () => {
  const lessons = [
    { name: 'tea', texts: ['hot tea please', 'some tea', 'tea with milk', 'green tea'] },
    { name: 'rain', texts: ['will it rain', 'rain today', 'so much rain', 'rain again'] },
  ]
  const bytes = bytesOf(train(lessons))
  expect(bytesOf(train(lessons)).equals(bytes)).toBe(true)
  const [tea, rain, snow] = reader(modelIn(bytes))('tea in the rain of tea', ['tea', 'rain', 'snow'])
  expect(tea).toBeGreaterThan(rain!)
  expect(snow).toBeCloseTo(Math.log(1 / 2))
})
