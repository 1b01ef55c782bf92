import type { Actor } from '@bearings/domain/actor'
import { beforeAll, expect, test } from 'vitest'
import { askNavigator } from '#testing/ask-navigator.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenFinances } from '#testing/given-money.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenCatalog, givenEntry, givenSchool, idsOfColleges } from '#testing/given-schools.ts'
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
  [
    'I got in to Michigan, what now?',
    /I got in\. What.*on your list, Regular.*Set it to Accepted/s,
    /admits \*\*/,
  ],
  ['I got into Brown! what do I do now', /I got in\. What/, /admits \*\*|due/],
  ['add Stanford but not Brown', /add \*\*Stanford/, /Brown/],
  ['remove Michigan from my list', /press _Remove_ beside \*\*University of Michigan/, /Can I get it back/],
  ['please take Stanford off my list', /is not on \[your list\]/, /Can I get it back/],
  ["my daughter's essays", /a student invites you|keep what is yours/, /advisor whom you accepted/],
  ['can i see my sons essays', /a student invites you/, /advisor whom you accepted/],
  ['are my grades hurting me', /Odds.*How do colleges decide/s, /1-800|CyberTipline/],
  [
    'my daughter got into Brown ed, what do we owe and when',
    /I was admitted early decision/,
    /early decision II/,
  ],
  ['i got into Brown, what happens now', /I got in\. What/, /I've submitted/],
  ['my son got accepted at Michigan! what should we do first', /I got in\. What/, /nothing has a date/],
  ['is my transcript hurting me', /Odds/, /homeschool/],
  ['is Stanford good for pre med', /largest fields/, /no degrees in/],
  ['i didnt get into Duke and i feel awful', /^(?!.*odds of)/, /Far reach/],
  ['i submitted to Brown last night', /Brown/, /send your best/],
  ['am i aiming too high', /[Yy]our list/, /Illinois/],
  ['be honest is my list any good', /[Yy]our list is/, /essay will get you in/],
  ['i want to be a vet where should i apply', /teach|animal|veterinar/i, /veterans office/],
  [
    'is Michigan good for nursing',
    /Michigan.*bachelor’s degrees in \*\*Registered Nursing/,
    /largest fields/,
  ],
  [
    'does Stanford have nursing',
    /no bachelor’s degrees in \*\*Registered Nursing.*Stanford/,
    /largest fields/,
  ],
  ['is Michigan good for engineering', /Michigan.*offers degrees in \*\*Engineering/, /largest fields/],
  ['what are the biggest majors at Michigan', /largest fields at/, /degrees in/],
  ['can i see my old drafts', /Versions in the editor/, /advisor/],
  ["can my grandma's money affect aid", /How does a 529 plan count/, /I don't help to hide/],
  ['is Pomona in the Ivy League', /Pomona College\*\* is not in the \*\*Ivy League/, /suburb/],
  ['is Brown an ivy', /Brown University\*\* is in the \*\*Ivy League/, /merit/],
  ['Daddy got fired yesterday', /^\*\*Our income has dropped/, /I am not sure/],
  ['my mom lost her job last week', /^\*\*Our income has dropped/, /count as activities/],
  ['i turned in my application to Brown last night', /^\*\*I've submitted/, /I have nothing on that/],
  [
    'just submitted my app to Michigan',
    /^\*\*I've submitted.*still Not Started on your list.*set it to Submitted/s,
    /I have nothing on that/,
  ],
  ['did i miss the css profile for Brown', /^\*\*When is the CSS Profile due\?/, /Not too late/],
  ['which of my schools need the css profile', /this is what each asks for/, /What is the CSS/],
  ['when does Ohio State tell us', /^\*\*When and how do decisions arrive/, /I have nothing on that/],
  ['my interview for Brown is tomorrow what do they ask', /interview/, /Common Data Set the interview/],
  ['i got into Brown and Michigan how do i pick', /^\*\*How do I choose between/, /I am not sure/],
  ['i got into Ohio State!!! do i still have to do the other apps', /^\*\*I got in\./, /odds of/],
  ['community college or Kansas State which is better for me', /community college a good plan/, /nothing on/],
  ['is it too late for csu', /Cal State/, /FAFSA/],
  ['coach stopped texting me back', /^\*\*How does recruiting work/, /911/],
  ['i havent heard from any colleges yet', /^\*\*When and how do decisions arrive/, /behind/],
  ['i changed my mind about Brown can i withdraw', /^\*\*How do I turn down offers/, /deposit, can I/],
  ['do i have to do fafsa if im going to community college', /FAFSA/, /What aid does Michigan give/],
  ['can u help me pick colleges', /^\*\*How do I start finding/, /What can the navigator do/],
  ['necesito ayuda para pagar', /Pell|FAFSA/, /consejero privado|\$200/],
  ['hasta cuando puedo aplicar a la universidad', /Early decision/i, /continua, la universidad contesta/],
  ['what is due in early February', /February 1/, /What is early decision II/],
])('a student who asks “%s” hears %s and not %s', async (question, said, unsaid) => {
  const answer = await ask(senior, question)
  expect(answer).toMatch(said)
  expect(answer).not.toMatch(unsaid)
})

test('a student whom a college admits in a binding round is told to withdraw the other applications', async () => {
  const admitted = await givenUser(app.db, 'student', { graduationYear: 2027 })
  const { brown, michigan } = await idsOfColleges(app.db)
  const sent = { status: 'Submitted', deadlineState: 'own' } as const
  await givenEntry(app.db, admitted, {
    ...sent,
    schoolId: brown,
    plan: 'early_decision',
    deadline: '2026-11-01',
  })
  await givenEntry(app.db, admitted, { ...sent, schoolId: michigan, plan: 'regular', deadline: '2027-02-01' })
  const answer = await ask(admitted, 'I got accepted ED to Brown, what do I do next?')
  expect(answer).toMatch(/I was admitted early decision.*1 other application waits for an answer/s)
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

test('a student who has said nothing of another country hears of work-study, and not of a visa', async () => {
  const answer = await ask(await givenUser(app.db, 'student'), 'can i work while in college')
  expect(answer).toMatch(/^\*\*How does work-study work/)
})

test.each([
  ['can i work while in college', /Can I work on an F-1 visa/],
  ['can i bring my wife', /F-2 visas/],
])('a student from abroad who asks “%s” hears %s', async (question, said) => {
  expect(await ask(fromAbroad, question)).toMatch(said)
})

test('a student who transfers is not told the last day of first-years', async () => {
  const conversationHistory: Turn[] = [
    { role: 'user', content: 'im at a cc and want to transfer to UCLA' },
    { role: 'assistant', content: 'College grades count most.' },
  ]
  expect(await ask(senior, 'is it too late', conversationHistory)).toMatch(/^\*\*Can I transfer/)
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
