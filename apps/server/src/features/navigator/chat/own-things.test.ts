import type { Actor } from '@bearings/domain/actor'
import { beforeAll, expect, test } from 'vitest'
import { askNavigator } from '#testing/ask-navigator.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenRecommender } from '#testing/given-recommenders.ts'
import {
  givenCatalog,
  givenChecklistItem,
  givenEntry,
  givenSchool,
  idsOfColleges,
} from '#testing/given-schools.ts'
import { givenTask } from '#testing/given-tasks.ts'
import { givenWeek } from '#testing/given-weeks.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const now = '2026-11-01T12:00:00Z'

let student: Actor
/** A student with one of everything, done and open. */
const app = useTestApp({ now })
beforeAll(async () => {
  const { stanford, pepperdine, ohioState } = await givenCatalog(app.db)
  student = await givenUser(app.db, 'student')
  await givenProfile(app.db, student, { gpaUnweighted: 3.6, satActScore: '1280 SAT' })

  const open = await givenEntry(app.db, student, { schoolId: pepperdine, ...ofCollege('2027-01-05') })
  await givenEntry(app.db, student, {
    schoolId: stanford,
    ...ofCollege('2026-10-20'),
    status: 'Submitted',
  })
  await givenEntry(app.db, student, { schoolId: ohioState, ...ofCollege('2026-12-01'), status: 'Withdrawn' })
  await givenChecklistItem(app.db, open.id, { label: 'Send the transcript', dueOn: '2026-10-25' })
  await givenChecklistItem(app.db, open.id, { label: 'Ask for letters', dueOn: '2026-10-24', done: true })

  const draft = { content: 'It rained on us all.', deadline: '2026-11-20' }
  await givenEssay(app.db, student, { promptName: 'Why us?', ...draft })
  await givenEssay(app.db, student, { promptName: 'A place you know', ...draft, status: 'complete' })

  const both = { advisor: await givenUser(app.db, 'advisor'), student }
  await givenLink(app.db, both)
  await givenTask(app.db, both, { title: 'Visit the library', dueOn: '2026-09-10', status: 'completed' })
  await givenTask(app.db, both, { title: 'Meet the counselor', dueOn: '2026-11-10' })
  await givenWeek(app.db, student)
})

function ofCollege(deadline: string) {
  return { plan: 'regular', deadline, deadlineState: 'own' } as const
}

test.each<[question: string, said: readonly (string | RegExp)[], unsaid: readonly string[]]>([
  ['Show my list', ['You have 3 schools on your list, 1 of them sent', 'January 5, 2027'], []],
  ['Is my list balanced?', ['Pepperdine', 'Stanford'], ['Ohio State']],
  ['Can I afford the schools on my list?', ['Pepperdine', 'Stanford'], ['Ohio State']],
  ['Which of my schools have the highest graduation rate?', [/\*\*Stanford University\*\* comes first/], []],
  [
    'How many essays do I have left?',
    ['1 finished, 1 started, 0 not started', 'Why us?'],
    ['A place you know'],
  ],
  ['When is my next deadline?', ['Why us?', 'January 5, 2027'], ['Stanford', 'Ask for letters']],
  ['whats the deadline', ['January 5, 2027'], ['time zone']],
  [
    'Am I late with anything?',
    ['1 date is late', 'Send the transcript'],
    ['Ask for letters', 'Stanford', 'Visit the library'],
  ],
  ['what deadlines did i miss', ['1 date is late', 'Send the transcript'], ['Why us?']],
  ['what deadlines can I not miss this week', ['The next date is November 10'], []],
  ['What are my deadlines in late November?', ['Why us?', 'November 20'], []],
  ['Which of my schools is the most selective?', [/\*\*Stanford University\*\* comes first/], []],
  ['Which of my schools is the least selective?', [/\*\*Pepperdine University\*\* comes first/], []],
  ['Which of my schools has the highest acceptance rate?', [/\*\*Pepperdine University\*\* comes first/], []],
  [
    'Which of my schools has the best student-faculty ratio?',
    [/\*\*Stanford University\*\* comes first/],
    [],
  ],
  ['Which of my schools has the worst graduation rate?', [/\*\*Pepperdine University\*\* comes first/], []],
  [
    'What should I do next?',
    ['What is late', 'Send the transcript', 'Why us?', 'Cut the essay to 650 words'],
    ['A place you know', 'Visit the library', 'Ask Ms. Alvarez'],
  ],
  ['What is in my week?', ['1 of 2 tasks are done', 'Cut the essay to 650 words'], ['Ask Ms. Alvarez']],
  ['What are my tasks from my advisor?', ['Meet the counselor'], ['Visit the library']],
  ['What is my GPA?', ['unweighted GPA **3.60**', 'SAT **1280**'], []],
  ['How can I improve my application profile?', ['2 of 2 have been started'], ['In November']],
  ['Should I submit my SAT to Pepperdine?', [/\*\*Pepperdine University\*\*: \w+.* Your score is .+/], []],
])('a person who asks “%s” hears what is open and not what is done', async (question, said, unsaid) => {
  const response = await answerTo(question)
  for (const words of said) expect(response).toMatch(words)
  for (const words of unsaid) expect(response).not.toContain(words)
})

test('a student without colleges who asks “whats the deadline” is asked for a college', async () => {
  const nobody = await givenUser(app.db, 'student')
  expect(await answerTo('whats the deadline', nobody)).toContain('Name a college')
})

test('a student who writes “Quillon” means Quillon University Springs of their list, and of two such neither', async () => {
  const own = await givenUser(app.db, 'student')
  const springs = await givenSchool(app.db, { name: 'Quillon University Springs' })
  await givenEntry(app.db, own, { schoolId: springs.id, ...ofCollege('2027-01-05') })
  const [alone, stranger] = [
    await answerTo('When is quillon due?', own),
    await answerTo('When is quillon due?', await givenUser(app.db, 'student')),
  ]
  expect(alone).toContain('January 5, 2027')
  expect(stranger).not.toContain('Quillon')

  const valley = await givenSchool(app.db, { name: 'Quillon College Valley' })
  await givenEntry(app.db, own, { schoolId: valley.id, ...ofCollege('2027-02-01') })
  expect(await answerTo('When is quillon due?', own)).not.toContain('No dates are published')
})

test('a student who asks what is left for a school hears of their own checklist, essays and letters there', async () => {
  const own = await givenUser(app.db, 'student')
  const { tulane } = await idsOfColleges(app.db)
  const entry = await givenEntry(app.db, own, { schoolId: tulane, ...ofCollege('2027-01-15') })
  await givenChecklistItem(app.db, entry.id, { label: 'Request the transcript' })
  await givenChecklistItem(app.db, entry.id, { label: 'Pay the fee', done: true })
  await givenEssay(app.db, own, { entryId: entry.id, promptName: 'Why Tulane?', deadline: '2026-12-10' })
  await givenRecommender(app.db, own, { name: 'Mr. Abiodun', letters: { [entry.id]: null } })

  const left = await answerTo('what do i still have to do for tulane', own)
  for (const open of ['January 15, 2027', 'Request the transcript', 'Why Tulane?', 'not sent by Mr. Abiodun'])
    expect(left).toContain(open)
  expect(left).not.toContain('Pay the fee')
  expect(await answerTo('whats my tulane essay due', own)).toContain('December 10, 2026')
  expect(await answerTo('did mr abiodun send his letter to tulane yet', own)).toContain(
    'not sent by Mr. Abiodun',
  )
  expect(await answerTo('what do i still have to do for ucla', own)).toContain('It is not on your list')
  const asked = [{ role: 'user', content: 'whats left for stanford' }]
  expect(await answerTo('and tulane?', own, asked)).toContain('Request the transcript')
})

test('a student who asks something that nobody publishes is led to the college, not given all its figures', async () => {
  const answer = await answerTo('who painted the ceiling at stanford')
  expect(answer).toMatch(/^(I have nothing on that for|I can’t know that)/)
  expect(answer).not.toMatch(/middle half|graduate within/)
})

test('a student who asks about the CSS Profile of one college hears who asks for it, not of admitted students', async () => {
  const answer = await answerTo('do i need css profile for stanford')
  expect(answer).toMatch(/Stanford University.*asks for the CSS Profile/)
})

test('a student who asks about letters to a college that is not on their list hears that', async () => {
  const own = await givenUser(app.db, 'student')
  await givenRecommender(app.db, own)
  expect(await answerTo('did ms rivera send her letter to ucla', own)).toContain(
    'That college is not on your list',
  )
})

test('a student who waits for an early decision hears which plan that is and when those come', async () => {
  const own = await givenUser(app.db, 'student')
  const { tulane } = await idsOfColleges(app.db)
  await givenEntry(app.db, own, {
    schoolId: tulane,
    plan: 'early_decision',
    deadline: '2026-11-01',
    deadlineState: 'own',
    status: 'Submitted',
  })
  const answer = await answerTo('when do i hear back from tulane', own)
  expect(answer).toMatch(/^\*\*Tulane University.*\*\* is Early Decision on your list/)
  expect(answer).toContain('early decision and restrictive early action around mid-December')
})

test('a student who asks to mark a school as submitted hears where to do it, and nothing changes', async () => {
  expect(await answerTo('Mark Pepperdine as submitted')).toContain(
    'I cannot change a plan or a status for you',
  )
  expect(await answerTo('Show my list')).toContain('1 of them sent')
})

test('a student who asks whether they can still apply early hears the dates of that college', async () => {
  expect(await answerTo('Can I still apply early to Stanford?')).toContain('Restrictive Early Action')
})

test('a student who asks whether it is too late to apply early hears it of their list, not of the college just talked of', async () => {
  const own = await givenUser(app.db, 'student')
  const { tulane, ucla } = await idsOfColleges(app.db)
  for (const schoolId of [tulane, ucla]) await givenEntry(app.db, own, { schoolId, status: 'Not Started' })
  const answer = await answerTo('is it too late to apply early', own, [
    { role: 'user', content: 'What is the acceptance rate of UCLA?' },
    { role: 'assistant', content: 'It admits 9%.' },
  ])
  expect(answer).toMatch(/Early Decision II \*\*January 15, 2027\*\*/)
  expect(answer).toContain('No early plan is published for University of California, Los Angeles.')
  expect(await answerTo('Can I still apply early to UCLA?', own)).toContain('No early plan is published.')
})

async function answerTo(message: string, by = student, conversationHistory: object[] = []): Promise<string> {
  return (await askNavigator(app, by, { message, conversationHistory })).response
}
