import type { Actor } from '@bearings/domain/actor'
import { beforeAll, expect, test } from 'vitest'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenAdvised, givenLink, givenSharedEssay, nothingShared } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenRecommender } from '#testing/given-recommenders.ts'
import { givenCatalog, givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const now = '2026-11-28T12:00:00Z'
/** What nobody may hear of who is not told. */
const hidden = 'Kestrel'

const app = useTestApp({ now })
let advisor: Actor
let stranger: Actor
let student: Actor
beforeAll(async () => {
  const { stanford, pepperdine } = await givenCatalog(app.db)
  advisor = await givenUser(app.db, 'advisor')
  stranger = await givenUser(app.db, 'advisor')
  student = await givenAdvised(app.db, advisor, { fullName: 'Sofia Marlow' })
  await givenEntry(app.db, student, { schoolId: pepperdine, ...ofCollege('2026-12-01') })
  await givenEssay(app.db, student, {
    promptName: `${hidden} essay`,
    content: hidden,
    deadline: '2026-12-01',
  })
  const silent = await givenAdvised(app.db, advisor, { fullName: 'Noor Haddad' }, nothingShared)
  await givenEntry(app.db, silent, { schoolId: stanford, ...ofCollege('2026-12-02'), major: hidden })
  await givenEssay(app.db, silent, { promptName: `${hidden} too`, content: hidden, deadline: '2026-12-02' })
})

function ofCollege(deadline: string) {
  return { plan: 'regular', deadline, deadlineState: 'own' } as const
}

type Answered = {
  response: string
  conversationId: string
  proposals: object[]
  sources: { url: string }[]
  action: { url: string } | null
}

async function ask(actor: Actor, message: string, ...before: string[]) {
  const token = await accessTokenFor(
    { db: app.db, now: () => new Date(now), config: app.config },
    actor.userId,
  )
  const reply = await app.app.inject({
    method: 'POST',
    url: '/functions/v1/rag-chat',
    headers: { authorization: `Bearer ${token}` },
    payload: { message, conversationHistory: before.map((content) => ({ role: 'user', content })) },
  })
  return { status: reply.statusCode, ...reply.json<Answered>() }
}

test.each([
  ['a student plagiarized her essay', /plagiar/, /I will not help with that/],
  ['who got rejected this week', /answered|stands/, /that hurts/],
  [
    'one of my students just got into Stanford, what should she do',
    /I got in\. What/,
    /I have nothing on that/,
  ],
  ['how do i add a new student', /How do I bring my whole class/, /Add School/],
  ['which of my students havent submitted anything', /1 student with nothing sent yet/, /who have/],
  ['a student of mine is in crisis what do i do', /988/, /not sure what you mean/],
])('an advisor who asks “%s” hears %s and not %s', async (question, said, unsaid) => {
  const { response } = await ask(advisor, question)
  expect(response).toMatch(said)
  expect(response).not.toMatch(unsaid)
})

test('an advisor asks who has a deadline this week, and hears of what is shared', async () => {
  const { response } = await ask(advisor, 'Who has a deadline this week?')

  expect(response).toContain('December 1')
  expect(response).toContain('Sofia Marlow')
  expect(response).toContain('Pepperdine')
  expect(response).toContain('1 student doesn’t share the list with you')
})

test.each([
  'what about devon price is he done',
  'what does marcus bell have due',
  'is Kenji on track',
  'how is priya doing',
])('an advisor who asks “%s” hears that nobody of that name is on the roster', async (question) => {
  const { response } = await ask(advisor, question)

  expect(response).toMatch(/nobody called “(Devon Price|Marcus Bell|Kenji|Priya)”/i)
  expect(response).not.toContain('Sofia')
})

test('an advisor asks who applies by a plan, and hears of those who share their list', async () => {
  const { response } = await ask(advisor, 'who applies regular decision')
  expect(response).toMatch(/1 student applies by Regular.*Sofia Marlow.*Pepperdine/s)
  expect(response).not.toContain('Noor')

  const early = await ask(advisor, 'who applies early decision')
  expect(early.response).toContain('has a college by Early Decision on it')
})

test('an advisor is led to no page that only students can open', async () => {
  const question = 'do colleges recruit rural students'
  expect((await ask(student, question)).action).toMatchObject({ url: '/schools/find' })
  expect((await ask(advisor, question)).action).toBeNull()
})

test('an advisor asks on with “he” of the student who was named before', async () => {
  const { response } = await ask(advisor, 'does she have all her letters', 'what does sofia still need')

  expect(response).toContain('Sofia Marlow')
})

test('an advisor asks which of their kids apply “there”, at the college just spoken of', async () => {
  const { response } = await ask(
    advisor,
    'which of my kids are applying there',
    'is pepperdine test optional',
  )

  expect(response).toContain('Sofia Marlow')
  expect(response).toContain('Pepperdine')
})

test('an advisor hears of one word, and of a recommender without a letter, in words that are right', async () => {
  const other = await givenUser(app.db, 'advisor')
  const writer = await givenUser(app.db, 'student', { fullName: 'Ilse Varga' })
  const link = await givenLink(app.db, { advisor: other, student: writer })
  await givenSharedEssay(app.db, link, await givenEssay(app.db, writer, { content: 'Rain' }))
  await givenRecommender(app.db, writer, { name: 'Ms. Rivera' })

  expect((await ask(other, 'which essays does ilse have')).response).toMatch(/, 1 word(,|$)/m)
  expect((await ask(other, 'does ilse have her letters')).response).toContain('no letter is assigned yet')
})

test('an advisor asks for one student’s list by first name, and the student sees that they looked', async () => {
  const { response } = await ask(advisor, 'whats on sofias list')

  expect(response).toContain('Pepperdine')
  const { views } = await (await app.as(student))('GET /access-log')
  expect(views).toContainEqual(expect.objectContaining({ what: 'list' }))
})

test.each([
  'Who has a deadline this week?',
  'What is due for Noor?',
  'Noor Haddad list',
  'which essays does noor have',
  'who has an essay to finish',
  'does anybody apply to Stanford',
  'who is applying to Stanford',
  'show me my list',
  'how many essays do i still have to write',
  'read Noor Haddad’s essay to me',
  'what should i do first',
  'what is in my profile',
])('an advisor who asks “%s” hears nothing that a student does not share', async (question) => {
  const { status, response } = await ask(advisor, question)

  expect(status).toBe(200)
  expect(response).not.toContain(hidden)
  expect(response).not.toMatch(/Stanford University\*\*, Regular/)
  expect(response).not.toContain('December 2')
})

test.each(['Who has a deadline this week?', 'Sofia Marlow list', 'list my students'])(
  'another advisor who asks “%s” hears nothing of a student who is not theirs',
  async (question) => {
    const { response } = await ask(stranger, question)

    expect(response).not.toContain('Pepperdine')
    expect(response).not.toContain('Marlow')
  },
)

test('a student who asks about an advisor’s students hears of nobody', async () => {
  const { response } = await ask(
    await givenUser(app.db, 'student'),
    'Who has a deadline this week? Sofia Marlow?',
  )

  expect(response).not.toContain('Pepperdine')
})

test('an admin does not ask the navigator', async () => {
  expect((await ask(await givenUser(app.db, 'admin'), 'list my students')).status).toBe(403)
})

test('what an advisor hears of students is not kept in the conversation', async () => {
  const { conversationId } = await ask(advisor, 'Who has a deadline this week?')

  const { messages } = await (
    await app.as(advisor)
  )('GET /navigator/conversations/{id}', { id: conversationId })
  expect(messages[0]!.content).toBe('Who has a deadline this week?')
  expect(JSON.stringify(messages[1])).not.toContain('Pepperdine')
})

const ofOwn =
  /your (list|profile|unweighted GPA)|\(\/(profile|financial|schools\/?\)|schools\/find\?)|My School List\]/i

test.each([
  ['safety schools for a student with a 3.2', /^For a student with a GPA of 3\.2.*\| Likely \|/s],
  ['target schools for a student with a 3.6 and a 1300 sat', /GPA of 3\.6 and an SAT of 1300.*Target/s],
  [
    'would a student with a 3.9 gpa and a 1500 get into stanford',
    /^For a student with a GPA of 3\.9 and an SAT of 1500.*Stanford University\*\* is a/s,
  ],
  ['suggest some colleges', /put them into the question/],
  ['safety schools', /put them into the question/],
  ['is my list balanced', /put them into the question/],
  ['what are the chances at stanford', /put them into the question.*3\.\d%/s],
  ['should i send my sat to pepperdine', /Pepperdine.*Where scores are optional/s],
  ['should i submit my scores', /put them into the question/],
  ['whats left for stanford', /Name one of your students/],
])(
  'an advisor who asks “%s” hears of such a student, and of no list or profile of theirs',
  async (question, said) => {
    const { response, proposals, sources } = await ask(advisor, question)

    expect(response).toMatch(said)
    expect(response).not.toMatch(ofOwn)
    expect(proposals).toEqual([])
    expect(sources.filter(({ url }) => /^\/profile|^\/schools$/.test(url))).toEqual([])
  },
)

test('an advisor asks about a rule and hears it as anybody does', async () => {
  const { response } = await ask(advisor, 'is early decision binding')

  expect(response).toMatch(/\bbind/)
})
