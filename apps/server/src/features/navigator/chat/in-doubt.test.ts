import type { Actor } from '@bearings/domain/actor'
import { beforeAll, expect, test } from 'vitest'
import { askNavigator } from '#testing/ask-navigator.ts'
import { articleWords } from '#testing/given-library.ts'
import { givenFinances } from '#testing/given-money.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenCatalog, givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const now = '2026-11-28T12:00:00Z'
const noFederalAid = "can't get federal aid"
const stillFederalAid = 'full right to federal aid'

/** A U.S. citizen with a date that has passed and one that is still open. */
const app = useTestApp({ now })
const catalog = givenOnce(() => givenCatalog(app.db))
const student = givenOnce(() => givenUser(app.db, 'student'))
beforeAll(async () => {
  await givenProfile(app.db, student, {
    gpaUnweighted: 3.86,
    satActScore: '1390 SAT',
    citizenship: 'us-citizen',
  })
  const regular = { plan: 'regular', deadlineState: 'own' } as const
  await givenEntry(app.db, student, { schoolId: catalog.pepperdine, ...regular, deadline: '2026-11-01' })
  await givenEntry(app.db, student, { schoolId: catalog.stanford, ...regular, deadline: '2026-12-01' })
})

test.each([
  'is my moms info safe on fafsa if she is undocumented',
  'can undocumented students get fafsa',
  'what if they are undocumented',
])('a U.S. citizen who asks “%s” is never told that they cannot get federal aid', async (question) => {
  const said = await answerTo(question)
  expect(said).toContain(stillFederalAid)
  expect(said).not.toContain(noFederalAid)
})

test('a student who asks in words that no card has is told what an article says that an admin wrote', async () => {
  const write = await app.as(await givenUser(app.db, 'admin'))
  const { slug, ...words } = articleWords({
    markdown: '## Telegraph wire\n\nA kestrel perches on a telegraph wire at noon.',
  })
  await write('POST /library/editions', { slug, ...words })
  await write('POST /library/editions/{slug}/publish', { slug, basedOn: 1 })

  expect(await answerTo('Where does a kestrel perch on a telegraph wire?')).toContain(
    'perches on a telegraph wire at noon',
  )
})

test('a student who has not named a citizenship and leaves open who is meant hears for whom each rule is', async () => {
  const said = await answerTo('can undocumented students get fafsa', await givenUser(app.db, 'student'))
  expect(said).toContain(stillFederalAid)
  expect(said).toMatch(/federal aid isn't open to students without status/i)
})

test('a U.S. citizen who asks a college for more money gets the guide on that, not the one for applicants from abroad', async () => {
  const said = await answerTo('how do i ask a college for more money')
  expect(said).toContain('/resources/guides/asking-for-more-aid')
  expect(said).not.toContain("The FAFSA isn't for you")
})

test('a student who cannot sleep hears kind words and the nearest open date, not of a grade or a date that has passed', async () => {
  const said = await answerTo("I can't sleep and I feel like a failure")
  expect(said).toContain('988')
  expect(said).not.toMatch(/one grade/i)
  expect(said).toMatch(/Start with one thing: .*Stanford/)
  expect(said).not.toMatch(/Pepperdine/)
})

test('a student who speaks of a bad grade hears that it is one line', async () => {
  expect(await answerTo('i failed a chemistry test and i want to give up')).toMatch(/one grade is one line/i)
})

test('a student who asks what to do next begins with what is still open, and then hears what is late', async () => {
  const said = await answerTo('What should I do next?')
  expect(said).toMatch(/Start with one thing: .*Stanford/)
  expect(said.indexOf('What is due next')).toBeLessThan(said.indexOf('Pepperdine'))
})

test('a student who was waitlisted and asks what to do is not told what is overdue', async () => {
  const said = await answerTo('I was waitlisted. What should I do?')
  expect(said).toContain('/resources/guides/waitlisted')
  expect(said).not.toContain('Pepperdine')
})

test('a student who names a limit for a safety is not offered a college above it', async () => {
  const payer = await givenUser(app.db, 'student')
  await givenProfile(app.db, payer, { gpaUnweighted: 3.92, satActScore: '1480 SAT' })
  await givenFinances(app.db, payer, { state: 'OH' })
  for (const schoolId of [catalog.kansasState, catalog.ohioState])
    await givenEntry(app.db, payer, { schoolId })
  const said = await answerTo('what are good safety schools for me under $15,000', payer)
  const prices = [...said.matchAll(/\$(\d+),(\d{3})/g)].map(([, thousands, rest]) =>
    Number(`${thousands}${rest}`),
  )
  expect(prices.filter((price) => price > 15_000)).toEqual([])
  expect(said).toMatch(/\$15,000/)
})

test('someone who writes “kys” is given the lifeline', async () => {
  expect(await answerTo('kys')).toContain('988')
})

test.each(['i self harm', 'my daughter is self harming', 'me lastimo a propósito', 'i am suicidal help'])(
  'someone who writes “%s” is told where help is, not asked what they mean',
  async (message) => {
    const { response, choices } = await replyTo(student, message)
    expect(response).toContain('988')
    expect(response).not.toMatch(/I am not sure/)
    expect(choices).toEqual([])
  },
)

test('someone in danger who writes in Spanish is answered in Spanish, and so is what they explain next', async () => {
  const first = 'me voy a matar'
  const told = (await replyTo(student, first)).response
  expect(told).toMatch(/988.*oprime 2/)
  const before = [
    { role: 'user', content: first },
    { role: 'assistant', content: told },
  ]
  expect((await replyTo(student, 'no, no quise decir eso', before)).response).toMatch(/Gracias por contarme/)
})

test('someone whom a parent hits, and who writes in another language, hears who helps with that', async () => {
  const said = await answerTo('爸爸打我')
  expect(said).toContain('谢谢你告诉我')
  expect(said).toContain('1-800-422-4453')
})

test('a student who asks of an essay on suicide is answered, and told where help is', async () => {
  const said = await answerTo("can i write about my brother's suicide")
  expect(said).toMatch(/^(?!I am glad you told me)/)
  expect(said).toMatch(/988/)
})

test('a student whose question has two likely readings is answered, and can choose the other one', async () => {
  const { response, choices } = await replyTo(
    await givenUser(app.db, 'student'),
    'what if i can’t afford it after I get in',
  )
  expect(response).toMatch(/pay|aid|afford/)
  expect(choices).not.toEqual([])
  for (const question of choices) expect(await answerTo(question)).toContain(`**${question}**`)
})

test('a student whose question nothing is near enough to is asked which of two or three they mean', async () => {
  const { response, choices } = await replyTo(
    await givenUser(app.db, 'student'),
    'is the stuff my uncle said about the second one true',
  )
  expect(response).toMatch(/^I am not sure what you mean/)
  expect(choices.length).toBeGreaterThan(1)
  for (const question of choices) expect(response).toContain(question)
})

test('a student who asks of a college can add it by one press, and of one on the list can open it', async () => {
  const { action } = await replyTo(student, 'What is the acceptance rate of Ohio State?')
  expect(action).toMatchObject({ kind: 'add-school', schoolId: catalog.ohioState })
  const own = await replyTo(student, 'What is the acceptance rate of Stanford?')
  expect(own.action?.url).toMatch(/^\/schools\/[0-9a-f-]+\/research$/)
})

test('somebody in danger is offered no button beside the lifeline', async () => {
  expect((await replyTo(student, 'i want to just disappear')).action).toBeNull()
})

test('a student who asks about two things of one college hears both', async () => {
  const said = await answerTo('does vanderbilt require the sat and when is ed2')
  expect(said).toMatch(/SAT/)
  expect(said).toMatch(/Early Decision II/)
})

test('a student who explains words of danger is not given a guess next', async () => {
  const before = [{ role: 'user', content: 'i dont want to be here anymore' }]
  const { response } = await replyTo(student, 'no i just mean at this school', before)
  expect(response).toContain('988')
  expect(response).not.toContain('FAFSA')
})

test('a student who asks on is not told the same card again', async () => {
  const first = 'how do international students pay for college in the us'
  const told = (await replyTo(student, first)).response
  const { response } = await replyTo(student, 'which ones give full aid to them', [
    { role: 'user', content: first },
    { role: 'assistant', content: told },
  ])
  expect(response).not.toContain(told.slice(0, 60))
})

test('a student who uses a wrong word for something honest is not refused', async () => {
  expect(await answerTo('can i put my bible study on the activities list')).not.toMatch(/won.t help/)
})

async function answerTo(message: string, by = student): Promise<string> {
  const { response, action } = await replyTo(by, message)
  return `${response} ${action?.url ?? ''}`
}

type Answer = { response: string; choices: string[]; action: { kind: string; url?: string } | null }

async function replyTo(by: Actor, message: string, conversationHistory: object[] = []): Promise<Answer> {
  return askNavigator<Answer>(app, by, { message, conversationHistory })
}
