import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeAll, expect, test } from 'vitest'
import { calendarFeeds } from '#database/tables/deadlines.ts'
import { users } from '#database/tables/users.ts'
import { givenTestDate } from '#testing/given-deadlines.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenEach } from '#testing/given-once.ts'
import { givenChecklistItem, givenEntry } from '#testing/given-schools.ts'
import { givenTask } from '#testing/given-tasks.ts'
import { givenUser } from '#testing/given.ts'
import { counted, useTestApp } from '#testing/test-app.ts'

const app = useTestApp({
  now: '2026-11-21T15:00:00Z',
  settings: { PUBLIC_URL: 'https://bearings.example', ADVISOR_APPROVAL: 'off' },
  limits: counted(),
})
beforeAll(() => givenTestDate(app.db, { date: '2026-12-05', registrationDeadline: '2026-11-20' }))
const student = givenEach(() => givenUser(app.db, 'student', { timeZone: 'America/New_York' }))

const prompt =
  'Tell us about a community that shaped you; why it mattered, and what you gave back. Größe, façade, 東京, 🎓.'

test('a full student’s feed is a calendar that an independent reader understands', async () => {
  const entry = await givenSchool({ name: 'Reed College; "Portland, OR"', plan: 'early_action' })
  await givenEssay(app.db, student, { entryId: entry.id, promptName: prompt, deadline: '2026-12-20' })
  await givenChecklistItem(app.db, entry.id, { label: 'Transcript\\ and\nfee\u0007', dueOn: '2026-12-01' })
  await givenSchool({ name: 'Tulane University', deadline: '2026-11-15', status: 'Submitted' })

  const { statusCode, headers, body } = await fetched(await newFeed())

  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
  })
  const { calendar, events } = parsed(body)
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Bearings deadlines')
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
  expect(events.map(({ summary, start, end }) => [summary, start, end])).toEqual([
    ['Done: Tulane University: Application', '2026-11-15', '2026-11-16'],
    ['Reed College; "Portland, OR": Transcript\\ and fee', '2026-12-01', '2026-12-02'],
    ['SAT', '2026-12-05', '2026-12-06'],
    [
      'Reed College; "Portland, OR": Tell us about a community that shaped you; why it mattered, and what you gave b…',
      '2026-12-20',
      '2026-12-21',
    ],
    ['Reed College; "Portland, OR": Early Action', '2027-01-05', '2027-01-06'],
  ])
  expect(events.at(-1)).toMatchObject({
    uid: `school-${entry.id}@bearings`,
    description: `1 essay left, 1 checklist item left.\nhttps://bearings.example/schools/${entry.id}/research`,
    url: `https://bearings.example/schools/${entry.id}/research`,
    stamp: '2026-11-21T15:00:00Z',
  })
})

test('an advisor’s task is in the feed, and leads to where it is ticked off', async () => {
  const advisor = await givenUser(app.db, 'advisor')
  const { id } = await givenTask(app.db, { advisor, student }, { title: 'Call me', dueOn: '2026-12-02' })

  const { events } = parsed((await fetched(await newFeed())).body)

  expect(events[0]).toMatchObject({
    uid: `task-${id}@bearings`,
    summary: 'Task from your advisor: Call me',
    start: '2026-12-02',
    url: `https://bearings.example/student/advisor?task=${id}`,
  })
})

test('a student who has committed to a college finds no other as done in their calendar', async () => {
  await givenSchool({ deadline: '2026-12-10', name: 'Tulane University' })
  await givenSchool({ deadline: '2026-12-11', name: 'Reed College', status: 'Committed' })

  const { events } = parsed((await fetched(await newFeed())).body)

  expect(events.map(({ summary }) => summary)).toEqual([
    'SAT',
    'No longer needed: Tulane University: Application',
    'Done: Reed College: Application',
  ])
})

test('lines end as RFC 5545 says, are at most 75 octets long, and break between characters', async () => {
  await givenEssay(app.db, student, { promptName: prompt, deadline: '2026-12-20' })

  const { rawPayload } = await fetched(await newFeed())
  const text = rawPayload.toString('utf8')

  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  expect(text).not.toContain('\ufffd')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('a phone rings at nine, a week and a day before, and not for what is done', async () => {
  await givenSchool({ deadline: '2026-12-10' })
  await givenSchool({ deadline: '2026-12-11', status: 'Submitted' })

  const { events } = parsed((await fetched(await newFeed())).body)

  const alarms = events.map(({ start, alarms: ringing }) => [start, ringing])
  expect(alarms).toEqual([
    ['2026-12-05', ['2026-11-28T09:00:00', '2026-12-04T09:00:00']],
    ['2026-12-10', ['2026-12-03T09:00:00', '2026-12-09T09:00:00']],
    ['2026-12-11', []],
  ])
})

test('a calendar that asks again gets nothing new, until something changes', async () => {
  const entry = await givenSchool({ deadline: '2026-12-10' })
  const url = await newFeed()
  const { headers } = await fetched(url)
  const tag = String(headers.etag)

  app.setNow('2026-11-21T18:00:00Z')
  const again = await fetched(url, { 'if-none-match': `"other", ${tag}` })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
  expect(again.headers.etag).toBe(tag)

  await givenEssay(app.db, student, { entryId: entry.id })
  const changed = await fetched(url, { 'if-none-match': tag })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(tag)
})

test('tests can be left out of the calendar', async () => {
  const url = await newFeed()

  expect(parsed((await fetched(url)).body).events.map(({ summary }) => summary)).toEqual(['SAT'])
  expect(parsed((await fetched(`${url}?tests=false`)).body).events).toEqual([])
})

test('a student sees the address again, and when a calendar last asked', async () => {
  const call = await app.as(student)
  expect(await call('GET /deadlines/feed')).toEqual({ url: null, lastReadAt: null })

  const made = await call('POST /deadlines/feed')
  expect(made.url).toMatch(/^https:\/\/bearings\.example\/calendar\/[\w-]{43}\.ics$/)
  expect(await call('GET /deadlines/feed')).toEqual(made)

  await fetched(made.url!)
  expect(await call('GET /deadlines/feed')).toEqual({ url: made.url, lastReadAt: '2026-11-21T15:00:00.000Z' })
})

test('a new address ends the old one, and an ended feed answers 404', async () => {
  const call = await app.as(student)
  const first = await newFeed()
  const second = await newFeed()

  expect(second).not.toBe(first)
  expect(await fetched(first)).toMatchObject({ statusCode: 404, body: 'Not found\n' })
  expect((await fetched(second)).statusCode).toBe(200)

  await call('DELETE /deadlines/feed')
  expect((await fetched(second)).statusCode).toBe(404)
  expect(await call('GET /deadlines/feed')).toEqual({ url: null, lastReadAt: null })
})

test('two students’ feeds are two addresses, each with its own dates only', async () => {
  await givenSchool({ name: 'Reed College' })
  const mine = await newFeed()
  const other = await givenUser(app.db, 'student')
  const theirs = (await (await app.as(other))('POST /deadlines/feed')).url!

  expect(theirs).not.toBe(mine)
  expect((await fetched(theirs)).body).not.toContain('Reed College')
})

test('the secret stands in no table, and a closed account has no feed', async () => {
  const url = await newFeed()
  const [row] = await app.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, student.userId))
  expect(JSON.stringify(row)).not.toContain(/calendar\/(.+)\.ics/.exec(url)![1])

  await app.db
    .update(users)
    .set({ bannedUntil: new Date('2026-12-01T00:00:00Z') })
    .where(eq(users.id, student.userId))
  expect((await fetched(url)).statusCode).toBe(404)
})

test('the feed of an account about to be erased rests, and is back once its owner stays', async () => {
  const url = await newFeed()
  const eraseAt = (eraseAfter: Date | null) =>
    app.db.update(users).set({ eraseAfter }).where(eq(users.id, student.userId))

  await eraseAt(new Date('2026-12-05T15:00:00Z'))
  expect((await fetched(url)).statusCode).toBe(404)

  await eraseAt(null)
  expect((await fetched(url)).statusCode).toBe(200)
})

test('guessing is slowed down, and calendars behind the same network still get theirs', async () => {
  const url = await newFeed()
  const network = '203.0.113.9'
  const guess = () => fetched(`https://bearings.example/calendar/${'x'.repeat(43)}.ics`, {}, network)
  for (let guesses = 0; guesses < 60; guesses++) await guess()

  const refused = await guess()

  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await fetched(url, {}, network)).statusCode).toBe(200)
})

test('one address cannot be asked without end', async () => {
  const url = await newFeed()
  for (let readings = 0; readings < 120; readings++) await fetched(url)

  expect((await fetched(url)).statusCode).toBe(429)
})

async function newFeed(): Promise<string> {
  return (await (await app.as(student))('POST /deadlines/feed')).url!
}

function fetched(url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const { pathname, search } = new URL(url)
  return app.app.inject({ url: pathname + search, headers, remoteAddress })
}

function givenSchool(overrides: Partial<Parameters<typeof givenEntry>[2]>) {
  return givenEntry(app.db, student, { deadline: '2027-01-05', deadlineState: 'own', ...overrides })
}

/** Reads a calendar with ical.js, and returns its events in the order of their days. */
function parsed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    expect([event.startDate.isDate, event.endDate.isDate]).toEqual([true, true])
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      url: String(component.getFirstPropertyValue('url')),
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      alarms: component.getAllSubcomponents('valarm').map((alarm) => ringsAt(event.startDate, alarm)),
    }
  })
  return { calendar, events: events.toSorted((one, other) => one.start.localeCompare(other.start)) }
}

/** Returns when the alarm rings, relative to the midnight that begins the day, on the phone's own clock. */
function ringsAt(day: ICAL.Time, alarm: ICAL.Component): string {
  const at = ICAL.Time.fromData({ year: day.year, month: day.month, day: day.day, isDate: false })
  at.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration)
  return at.toString()
}
