import type { Actor } from '@bearings/domain/actor'
import { beforeAll, expect, test } from 'vitest'
import { askNavigator } from '#testing/ask-navigator.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenFinances } from '#testing/given-money.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenCatalog, givenEntry, givenSchool } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const now = '2026-11-28T12:00:00Z'

/** A senior from Ohio with a list and an essay. */
let senior: Actor
let fromAbroad: Actor
const app = useTestApp({ now })
beforeAll(async () => {
  const { michigan } = await givenCatalog(app.db)
  await givenSchool(app.db, {
    name: 'University of North Alabama',
    aliases: ['UNA'],
    state: 'AL',
    level: 'bachelor',
    control: 'public',
  })
  senior = await givenUser(app.db, 'student', { graduationYear: 2027 })
  await givenProfile(app.db, senior, { gpaUnweighted: 3.86, citizenship: 'us-citizen' })
  await givenFinances(app.db, senior, { state: 'OH' })
  const regular = { plan: 'regular', deadline: '2027-02-01', deadlineState: 'own' } as const
  await givenEntry(app.db, senior, { schoolId: michigan, ...regular })
  await givenEssay(app.db, senior, { promptName: 'Personal statement', content: 'The ovens woke me.' })
  fromAbroad = await givenUser(app.db, 'student')
  await givenProfile(app.db, fromAbroad, { citizenship: 'international' })
})

type Turn = { role: 'user' | 'assistant'; content: string }

async function ask(actor: Actor, message: string, conversationHistory: Turn[] = []): Promise<string> {
  return (await askNavigator(app, actor, { message, conversationHistory })).response
}

test.each([
  ['cheapest in-state schools', /Ohio State/, /Michigan|Kansas/],
  ['colleges near me that are public', /Ohio State/, /Michigan|Kansas/],
  ['necesito una beca', /./, /North Alabama/],
  ['can you check my personal statement', /What I see in “Personal statement”/, /reader|Who should/],
  ['I got waitlisted at Michigan, what now', /waitlist\. What do I do\?/, /admitted \*\*/],
  ['how many get off the waitlist at Michigan', /from its waitlist/, /What do I do\?/],
  ["public colleges in Ohio that aren't test optional", /requiring scores/, /test-optional or test-free/],
  ['I want a small private college. What about safety schools in Ohio?', /likely/, /What are a reach/],
  ['which of my schools have ed2', /Michigan/, /What is early decision II/],
  ['is it too late to apply for fall 2027', /still open for applications/, /What is due/],
  ['when is the FAFSA due', /When is the FAFSA due/, /international students/],
  ['what is due in early February', /February 1/, /What is early decision II/],
])('a student who asks “%s” hears %s and not %s', async (question, said, unsaid) => {
  const answer = await ask(senior, question)
  expect(answer).toMatch(said)
  expect(answer).not.toMatch(unsaid)
})

test('a student whose home is not known is asked for it', async () => {
  const newcomer = await givenUser(app.db, 'student')
  expect(await ask(newcomer, 'cheap colleges near me')).toMatch(/In which state, or near which town\?/)
  expect(await ask(newcomer, 'find public colleges in my area of study')).not.toMatch(/In which state/)
})

test.each([
  [2030, /in ninth grade/],
  [2028, /in eleventh grade/],
  [2027, /^(?!.*grade\?)/],
])(
  'a student of the class of %s without a list is told what their grade is for',
  async (graduationYear, said) => {
    const student = await givenUser(app.db, 'student', { graduationYear })
    expect(await ask(student, 'what should I do next?')).toMatch(said)
  },
)

test('a student from abroad who asks of the FAFSA hears how students from abroad pay', async () => {
  expect(await ask(fromAbroad, 'when is the FAFSA due')).toMatch(/international students pay/)
})

test('a student asks on about the college that only the replies name still', async () => {
  const conversationHistory: Turn[] = []
  for (const content of ['and tuition?', 'and the deadline?', 'and the essays?'])
    conversationHistory.push(
      { role: 'user', content },
      { role: 'assistant', content: '**Stanford University** has one. More on it.' },
    )
  expect(await ask(senior, 'what is its admission rate?', conversationHistory)).toMatch(/Stanford.* admits/)
})
