import { randomUUID } from 'node:crypto'
import { limits, type Sharing } from '@bearings/domain/advising/options'
import { expect, test } from 'vitest'
import { givenAdvised, nothingShared } from '#testing/given-advising.ts'
import { givenEach } from '#testing/given-once.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { askForFile } from '#testing/import-file.ts'
import { useTestApp } from '#testing/test-app.ts'

type Person = Awaited<ReturnType<typeof givenUser>>

const app = useTestApp()
const advisor = givenEach(() => givenUser(app.db, 'advisor'))

const long = { createdAt: new Date('2026-09-01T12:00:00Z'), updatedAt: new Date('2026-09-01T12:00:00Z') }
const lately = { updatedAt: new Date('2026-10-30T12:00:00Z') }

function givenStudent(fullName: string, sharing: Partial<Sharing> = {}): Promise<Person> {
  return givenAdvised(app.db, advisor, { fullName }, { ...long, ...sharing })
}

test('an advisor takes the roster along as a file, of what is shared only, and each student reads that', async () => {
  const maya = await givenStudent('=Maya Okafor')
  await (
    await app.as(maya)
  )('PUT /me/graduation-year', { graduationYear: 2027 })
  await givenEntry(app.db, maya, { name: 'Ocean College', status: 'Submitted', ...lately })
  const sam = await givenStudent('Silent Sam', nothingShared)
  await givenEntry(app.db, sam, { name: 'River College', ...lately })

  const { body } = await askForFile(
    { app, userId: advisor.userId, now: '2026-11-01T12:00:00Z' },
    { method: 'GET', url: '/advising/students/export?order=name' },
  )

  const [head, ...lines] = body.replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toMatch(
    /^student,email,student id,groups,deadlines late,next deadline,next deadline for,schools,schools sent,/,
  )
  expect(lines).toEqual([
    `'=Maya Okafor,${maya.email},,,0,,,1,1,0,0,0,0,0,0,0,2026-10-30,2026-09-01,2027,`,
    `Silent Sam,${sam.email},,,0,,,,,0,0,,,0,0,0,,2026-09-01,,`,
  ])
  for (const student of [maya, sam])
    expect((await (await app.as(student))('GET /access-log')).views).toMatchObject([
      { what: 'roster-file', times: 1 },
    ])
})

test('the file says which accounts are disabled or being deleted', async () => {
  const noor = await givenStudent('Noor Haddad')
  await givenAdvised(app.db, advisor, { fullName: 'Zoe Berg', eraseAfter: new Date('2026-11-20') }, long)
  await (
    await app.as(await givenUser(app.db, 'admin'))
  )('POST /people/{id}/disable', { id: noor.userId, check: 'in-person' })

  const { body } = await askForFile(
    { app, userId: advisor.userId, now: '2026-11-01T12:00:00Z' },
    { method: 'GET', url: '/advising/students/export?order=name' },
  )

  const lines = body.trim().split('\r\n')
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['account', 'disabled', 'being deleted'])
})

test('the day since when a student is advised is that where the advisor is', async () => {
  const createdAt = new Date('2026-09-02T03:00:00Z')
  const western = await givenUser(app.db, 'advisor', { timeZone: 'America/Los_Angeles' })
  await givenAdvised(app.db, western, {}, { ...long, createdAt })

  const { body } = await askForFile(
    { app, userId: western.userId, now: '2026-11-01T12:00:00Z' },
    { method: 'GET', url: '/advising/students/export?order=name' },
  )

  expect(body).toContain(',2026-09-01,')
})

test('an advisor takes along those whom they have chosen, and nobody who is not theirs', async () => {
  const maya = await givenStudent('Maya Okafor')
  const sam = await givenStudent('Sam Lee')
  const zoe = await givenStudent('Zoe Lindqvist')
  const stranger = await givenUser(app.db, 'student', { fullName: 'Somebody Else' })
  const ids = [zoe, stranger, maya].map(({ userId }) => userId)

  const { body } = await askForFile(
    { app, userId: advisor.userId, now: '2026-11-01T12:00:00Z' },
    {
      method: 'POST',
      url: '/advising/students/export',
      payload: { ids, order: 'name', direction: 'descending' },
    },
  )

  const [, ...lines] = body.trim().split('\r\n')
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Zoe Lindqvist', 'Maya Okafor'])
  const looks = async (student: Person) => (await (await app.as(student))('GET /access-log')).views.length
  expect([await looks(maya), await looks(zoe), await looks(sam), await looks(stranger)]).toEqual([1, 1, 0, 0])
})

test('all of a full roster can be taken along as a file', async () => {
  const maya = await givenStudent('Maya Okafor')
  const ids = [maya.userId, ...Array.from({ length: limits.students - 1 }, () => randomUUID())]

  const { statusCode } = await askForFile(
    { app, userId: advisor.userId, now: '2026-11-01T12:00:00Z' },
    { method: 'POST', url: '/advising/students/export', payload: { ids } },
  )

  expect(statusCode).toBe(200)
})
