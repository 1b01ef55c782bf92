import { mostAtOnce, mostInRequest } from '@bearings/domain/people/options'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { users } from '#database/tables/users.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

const asked = { check: 'school-decided', note: 'Class of 2020' } as const

test(
  'an admin disables 500 people in ten requests, each with an entry in the audit log',
  { timeout: 120_000 },
  async () => {
    const admin = await givenUser(app.db, 'admin')
    const call = await app.as(admin)
    const many = Array.from({ length: mostAtOnce - 1 }, (_, n) => ({
      role: 'student' as const,
      fullName: `Graduate ${n}`,
      email: `graduate-${n}@example.org`,
      emailConfirmedAt: new Date('2026-08-01T12:00:00Z'),
    }))
    const ids = (await app.db.insert(users).values(many).returning({ id: users.id })).map(({ id }) => id)
    const other = await givenUser(app.db, 'admin')

    const wanted = [...ids, other.userId]
    const refused = { id: other.userId, rule: 'admin-account' }
    for (const time of ['first', 'second'])
      for (let from = 0; from < wanted.length; from += mostInRequest) {
        const part = wanted.slice(from, from + mostInRequest)
        const isLast = from + mostInRequest >= wanted.length
        expect(
          await call('POST /people/acts', { act: 'disable', ids: part, ...asked }),
          `the ${time} time`,
        ).toEqual({ done: part.length - (isLast ? 1 : 0), refused: isLast ? [refused] : [] })
      }

    const entries = await app.db.select().from(auditLog).where(inArray(auditLog.targetId, wanted))
    expect(entries).toHaveLength(499)
    expect(
      entries.every(({ action, detail }) => action === 'person_disabled' && detail.note === asked.note),
    ).toBe(true)
  },
)

test('more people than one request may name, or nobody, are refused', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const { userId: id } = await givenUser(app.db, 'student')
  const act = (ids: string[]) => call('POST /people/acts', { act: 'disable', ids, ...asked })

  await expect(act([])).toBeRefused('INVALID_INPUT')
  await expect(act(Array.from({ length: mostInRequest + 1 }, () => id))).toBeRefused('INVALID_INPUT')
})

test('an admin exports the people who are selected', async () => {
  const admin = await givenUser(app.db, 'admin')
  const student = await givenUser(app.db, 'student', { fullName: 'Noor Haddad', graduationYear: 2027 })
  const token = await accessTokenFor({ db: app.db, now: app.now, config: app.config }, admin.userId)

  const { body } = await app.app.inject({
    method: 'POST',
    url: '/api/v1/people/export',
    headers: { authorization: `Bearer ${token}` },
    payload: { ids: [student.userId] },
  })

  expect(body.trim().split('\n')).toHaveLength(2)
  expect(body).toContain(`Noor Haddad,${student.email},Student,2027`)
})

test('an admin lists people by name, by class and by last sign-in, page by page, each once', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const person = (fullName: string, graduationYear: number | null, day: number | null) =>
    givenUser(app.db, 'student', {
      fullName: `${fullName} Sortable`,
      graduationYear,
      lastSignInAt: day === null ? null : new Date(`2026-10-0${day}T12:00:00Z`),
    })
  await person('bo', 2028, 3)
  await person('Ada', null, null)
  await person('Cy', 2027, 5)
  const listed = async (order: 'name' | 'class' | 'sign-in') => {
    const first = await call('GET /people', { q: 'sortable', order, limit: 2 })
    const second = await call('GET /people', { q: 'sortable', order, limit: 2, after: first.next! })
    expect(second.next).toBeNull()
    return [...first.people, ...second.people].map(({ fullName }) => fullName.split(' ')[0])
  }

  expect(await listed('name')).toEqual(['Ada', 'bo', 'Cy'])
  expect(await listed('class')).toEqual(['Cy', 'bo', 'Ada'])
  expect(await listed('sign-in')).toEqual(['Cy', 'bo', 'Ada'])
})

test('an admin finds who has no advisor, who is in a class, who never signed in, and who has not confirmed', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const advisor = await givenUser(app.db, 'advisor')
  const signedIn = { lastSignInAt: new Date('2026-10-01T12:00:00Z') }
  const advised = await givenUser(app.db, 'student', {
    fullName: 'Advised Findable',
    graduationYear: 2031,
    ...signedIn,
  })
  await givenLink(app.db, { advisor, student: advised })
  await givenUser(app.db, 'student', { fullName: 'Alone Findable', ...signedIn })
  await givenUser(app.db, 'student', { fullName: 'New Findable', emailConfirmedAt: null })
  const found = async (filter: object) =>
    (await call('GET /people', { q: 'findable', order: 'name', ...filter })).people.map(
      ({ fullName }) => fullName.split(' ')[0],
    )

  expect(await found({ advisor: advisor.userId })).toEqual(['Advised'])
  expect(await found({ advisor: 'none' })).toEqual(['Alone', 'New'])
  expect(await found({ graduationYear: 2031 })).toEqual(['Advised'])
  expect(await found({ show: 'never' })).toEqual(['New'])
  expect(await found({ show: 'unconfirmed' })).toEqual(['New'])
})

test('whoever has the whole email that is searched for comes first, however old the account', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const at = (email: string, day: number) =>
    givenUser(app.db, 'student', { email, createdAt: new Date(`2026-09-0${day}T12:00:00Z`) })
  await at('ben@first.example', 1)
  await at('ruben@first.example', 2)
  const emails = async (query: object) =>
    (await call('GET /people', { q: 'Ben@first.example', ...query })).people.map(({ email }) => email)

  expect(await emails({})).toEqual(['ben@first.example', 'ruben@first.example'])
})
