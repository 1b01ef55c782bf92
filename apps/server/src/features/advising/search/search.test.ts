import { randomUUID } from 'node:crypto'
import { bounds, limits } from '@bearings/domain/advising/options'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { users } from '#database/tables/users.ts'
import { parseConfig } from '#platform/config/config.ts'
import type { Limit } from '#platform/requests/limits.ts'
import { givenLink, givenRequest } from '#testing/given-advising.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenDemo, givenUser } from '#testing/given.ts'
import { counted, createTestApp, useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

/** Returns letters that no other student ID in this file contains. */
const someLetters = () =>
  randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)

describe('an advisor who searches by student ID', () => {
  test('finds a student by a part of it in either case, with what the page shows', async () => {
    const advisor = await givenUser(app.db, 'advisor')
    const letters = someLetters()
    const student = await givenUser(app.db, 'student', { studentId: `HHS-${letters.toUpperCase()}-7` })
    await givenProfile(app.db, student, { highSchool: 'Hillside High School' })
    const call = await app.as(advisor)

    const found = await call('GET /advising/students/search', { studentId: `  s-${letters}-7 ` })

    expect(found).toEqual([
      {
        id: student.userId,
        fullName: 'A student',
        studentId: `HHS-${letters.toUpperCase()}-7`,
        highSchool: 'Hillside High School',
        requested: null,
      },
    ])
  })

  test.each(['§§q', '§q_', 'q§7', 'q§7%', '_%_', '\\\\\\', "'''"])(
    'finds %j as it is written',
    async (part) => {
      const advisor = await givenUser(app.db, 'advisor')
      const student = await givenUser(app.db, 'student', { studentId: `A${part}B-${someLetters()}` })
      await givenUser(app.db, 'student', { studentId: `AxyB-${someLetters()}` })
      const call = await app.as(advisor)

      const found = await call('GET /advising/students/search', { studentId: `a${part}b` })
      const alone = await call('GET /advising/students/search', { studentId: part })

      expect(found.map(({ id }) => id)).toEqual([student.userId])
      expect(alone.every(({ studentId }) => studentId.toLowerCase().includes(part))).toBe(true)
      expect(alone.length).toBeGreaterThan(0)
    },
  )

  test('sees ten at most, that very ID first and those that start with it next', async () => {
    const letters = someLetters()
    for (let number = 10; number < 22; number++)
      await givenUser(app.db, 'student', { studentId: `${number}${letters}` })
    await givenUser(app.db, 'student', { studentId: `${letters}-2` })
    const exact = await givenUser(app.db, 'student', { studentId: letters })
    const call = await app.as(await givenUser(app.db, 'advisor'))

    const found = await call('GET /advising/students/search', { studentId: letters })

    expect(found).toHaveLength(limits.found)
    expect(found[0]!.id).toBe(exact.userId)
    expect(found[1]!.studentId).toBe(`${letters}-2`)
    expect(new Set(found.map(({ id }) => id)).size).toBe(limits.found)
  })

  test('sees whose answer they wait for, and not who is their student already', async () => {
    const advisor = await givenUser(app.db, 'advisor')
    const studentId = someLetters()
    const [mine, asked, others] = await Promise.all(
      [1, 2, 3].map((number) => givenUser(app.db, 'student', { studentId: `${studentId}-${number}` })),
    )
    await givenLink(app.db, { advisor, student: mine! })
    await givenLink(app.db, { advisor: await givenUser(app.db, 'advisor'), student: others! })
    const request = await givenRequest(app.db, { advisor, student: asked! })
    await givenRequest(app.db, { advisor, student: others! }, { status: 'rejected' })
    const call = await app.as(advisor)

    const found = await call('GET /advising/students/search', { studentId })

    expect(found.map(({ id, requested }) => ({ id, requested }))).toEqual([
      { id: asked!.userId, requested: request.id },
      { id: others!.userId, requested: null },
    ])
  })

  test('does not find who switched it off, has no confirmed address, is deleted, or is no student', async () => {
    const studentId = someLetters()
    await givenUser(app.db, 'student', { studentId, discoverable: false })
    await givenUser(app.db, 'student', { studentId, emailConfirmedAt: null })
    await givenUser(app.db, 'student', { studentId, deletedAt: new Date() })
    await givenUser(app.db, 'advisor', { studentId })
    await givenUser(app.db, 'student', { fullName: studentId })
    const call = await app.as(await givenUser(app.db, 'advisor'))

    expect(await call('GET /advising/students/search', { studentId })).toEqual([])
  })

  test('of a demo finds nobody real, and a real one nobody of a demo', async () => {
    const demoId = await givenDemo(app.db)
    const studentId = someLetters()
    const invented = await givenUser(app.db, 'student', { studentId, demoId })
    const real = await givenUser(app.db, 'student', { studentId })
    const inDemo = await app.as(await givenUser(app.db, 'advisor', { demoId }))
    const outside = await app.as(await givenUser(app.db, 'advisor'))

    const ids = async (call: typeof outside) =>
      (await call('GET /advising/students/search', { studentId })).map(({ id }) => id)

    expect(await ids(inDemo)).toEqual([invented.userId])
    expect(await ids(outside)).toEqual([real.userId])
  })

  test('leaves a line in the audit log', async () => {
    const advisor = await givenUser(app.db, 'advisor')
    const studentId = someLetters()
    const student = await givenUser(app.db, 'student', { studentId })
    await (
      await app.as(advisor)
    )('GET /advising/students/search', { studentId })

    const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.actorId, advisor.userId))

    expect(entry).toMatchObject({
      action: 'students_searched',
      detail: { studentId, found: [student.userId] },
    })
  })

  test.each(['', '   ', 'ab', ' ab ', 'x'.repeat(bounds.searched.max + 1), 'a\0b'])(
    'cannot ask for %j',
    async (studentId) => {
      const call = await app.as(await givenUser(app.db, 'advisor'))

      await expect(call('GET /advising/students/search', { studentId })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        fields: [{ path: 'studentId' }],
      })
    },
  )

  test('is refused after thirty searches in a minute, and nobody else is', async () => {
    const limited = await createTestApp({ limits: counted() })
    const hurried = await limited.as(await givenUser(limited.db, 'advisor'))
    const calm = await limited.as(await givenUser(limited.db, 'advisor'))
    for (let search = 1; search <= limits.searchesPerMinute; search++)
      await hurried('GET /advising/students/search', { studentId: 'abc' })

    await expect(hurried('GET /advising/students/search', { studentId: 'abc' })).toBeRefused('TOO_MANY')
    expect(await calm('GET /advising/students/search', { studentId: 'abc' })).toEqual([])
    await limited.close()
  })
})

test('searches count by advisor and by network, by the minute and by the day', async () => {
  const taken: string[] = []
  const recorded = {
    take: async ({ name }: Limit, key: string) => void taken.push(`${name} ${key}`),
    check: async () => {},
  }
  const watched = await createTestApp({ limits: recorded })
  const advisor = await givenUser(watched.db, 'advisor')
  const call = await watched.as(advisor)
  taken.length = 0

  await call('GET /advising/students/search', { studentId: 'abc' })

  expect(taken).toEqual([
    `requests ${advisor.userId}`,
    `student-search ${advisor.userId}`,
    `student-search-day ${advisor.userId}`,
    'student-search-network 127.0.0.1',
    'student-search-network-day 127.0.0.1',
  ])
  await watched.close()
})

test('at a public address advisors wait for approval unless the setting says otherwise', () => {
  const required = (settings: Record<string, string>) => parseConfig(settings).advisorApproval
  const PUBLIC_URL = 'https://bearings.school.example'

  expect(required({ PUBLIC_URL })).toBe(true)
  expect(required({ PUBLIC_URL, ADVISOR_APPROVAL: 'off' })).toBe(false)
  expect(required({})).toBe(false)
  expect(required({ PUBLIC_URL: 'http://127.0.0.1:5173' })).toBe(false)
})

test('where approval is required an advisor waits for it before searching, asking or agreeing', async () => {
  const careful = await createTestApp({ settings: { ADVISOR_APPROVAL: 'required' } })
  const advisor = await givenUser(careful.db, 'advisor')
  const student = await givenUser(careful.db, 'student', { studentId: '4711' })
  const { id } = await givenRequest(careful.db, { advisor, student }, { sentBy: 'student' })
  const call = await careful.as(advisor)
  const refusal = { code: 'RULE_BROKEN', rule: 'advisor-not-approved' }

  expect((await call('GET /advising/summary')).awaitsApproval).toBe(true)
  await expect(call('GET /advising/students/search', { studentId: '471' })).rejects.toMatchObject(refusal)
  await expect(call('POST /advising/requests', { studentId: student.userId })).rejects.toMatchObject(refusal)
  await expect(call('POST /advising/requests/{id}/approve', { id })).rejects.toMatchObject(refusal)

  await careful.db.update(users).set({ advisorApprovedAt: new Date() }).where(eq(users.id, advisor.userId))
  expect((await call('GET /advising/summary')).awaitsApproval).toBe(false)
  expect(await call('GET /advising/students/search', { studentId: '471' })).toMatchObject([{ requested: id }])
  expect(await call('POST /advising/requests/{id}/approve', { id })).toMatchObject({ status: 'approved' })
  await careful.close()
})
