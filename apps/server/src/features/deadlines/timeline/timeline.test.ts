import { expect, test } from 'vitest'
import { givenEach } from '#testing/given-once.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ now: '2026-11-21T15:00:00Z' })
const student = givenEach(() =>
  givenUser(app.db, 'student', { timeZone: 'America/New_York', graduationYear: 2027 }),
)

test('a student who has switched nothing on has no milestone among their dates', async () => {
  const call = await app.as(student)

  expect(await call('GET /deadlines/timeline')).toBeNull()
  expect(await milestones()).toEqual([])
})

test('a senior who switches the timeline on finds what is still to come, with its days and who says so', async () => {
  const call = await app.as(student)

  await call('PUT /deadlines/timeline', { shown: true })

  expect(await call('GET /deadlines/timeline')).toEqual({ shown: true })
  const dates = await milestones()
  expect(dates.map(({ title, date }) => [title, date])).toEqual(
    expect.arrayContaining([
      ['UC applications are taken', '2026-11-30'],
      ['Most regular deadlines', '2027-01-01'],
      ['Answer one college', '2027-05-01'],
    ]),
  )
  expect(dates.find(({ title }) => title === 'Answers to early decision')).toEqual({
    source: 'milestone',
    id: '12-answers-to-early-decision',
    entryId: null,
    schoolName: null,
    date: '2026-12-10',
    timeZone: null,
    title: 'Answers to early decision',
    detail: 'Timeline of 12th grade. About Dec 10 to Dec 20, 2026. Around the middle of December.',
    done: false,
    status: null,
    basis: null,
    left: null,
    words: null,
    published: {
      url: 'https://bigfuture.collegeboard.org/plan-for-college',
      checkedOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    },
  })
  expect(dates.map(({ title }) => title)).not.toContain('FAFSA opens')
})

test('a milestone is never late: the day after its last it is gone', async () => {
  const call = await app.as(student)
  await call('PUT /deadlines/timeline', { shown: true })
  const titles = async () => (await milestones()).map(({ title }) => title)

  app.setNow('2026-12-01T04:59:59Z')
  expect(await titles()).toContain('UC applications are taken')
  app.setNow('2026-12-01T05:00:00Z')
  expect(await titles()).not.toContain('UC applications are taken')
})

test('a younger class has its own years, and a class that has graduated has none', async () => {
  const call = await app.as(student)
  await call('PUT /deadlines/timeline', { shown: true })
  await call('PUT /me/graduation-year', { graduationYear: 2030 })
  expect((await milestones()).find(({ title }) => title === 'FAFSA opens')).toMatchObject({
    date: '2029-10-01',
  })

  await call('PUT /me/graduation-year', { graduationYear: 2026 })
  expect(await milestones()).toEqual([])
})

test('a student who switches the timeline off finds its dates gone', async () => {
  const call = await app.as(student)
  await call('PUT /deadlines/timeline', { shown: true })

  await call('PUT /deadlines/timeline', { shown: false })

  expect(await milestones()).toEqual([])
  expect(await call('GET /deadlines/timeline')).toEqual({ shown: false })
})

test('one student’s switch is nobody else’s, and who has told no class has no timeline', async () => {
  const neighbor = await givenUser(app.db, 'student')
  const call = await app.as(student)
  await call('PUT /deadlines/timeline', { shown: true })

  const other = await app.as(neighbor)
  expect(await other('GET /deadlines/timeline')).toBeNull()
  await other('PUT /deadlines/timeline', { shown: true })
  const dates = await other('GET /deadlines')
  expect(dates.filter(({ source }) => source === 'milestone')).toEqual([])
})

test('the calendar feed says which dates are the timeline’s, and no phone rings for them', async () => {
  await givenEntry(app.db, student, { deadline: '2027-01-05', deadlineState: 'own' })
  const call = await app.as(student)
  await call('PUT /deadlines/timeline', { shown: true })
  const { url } = await call('POST /deadlines/feed')

  const { body } = await app.app.inject({ url: new URL(url!).pathname })

  const events = body.split('BEGIN:VEVENT')
  const milestone = events.find((event) => event.includes('SUMMARY:Timeline: Answer one college'))
  expect(milestone).toContain('DTSTART;VALUE=DATE:20270501')
  expect(milestone).toContain('https://bigfuture.collegeboard.org/plan-for-college')
  expect(milestone).not.toContain('VALARM')
})

async function milestones() {
  const dates = await (await app.as(student))('GET /deadlines')
  return dates.filter(({ source }) => source === 'milestone')
}
