import { describe, expect, test } from 'vitest'
import { givenNotification } from '#testing/given-notifications.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { notify, welcome } from './service.ts'

const app = useTestApp()

describe('reading notifications', () => {
  test('a person sees theirs, newest first, and how many are unread', async () => {
    const student = await givenUser(app.db, 'student')
    const at = (day: string) => ({ createdAt: new Date(`2026-10-${day}T08:30:00Z`) })
    const middle = await givenNotification(app.db, student, { ...at('02'), isRead: true })
    const oldest = await givenNotification(app.db, student, at('01'))
    const newest = await givenNotification(app.db, student, at('03'))
    const call = await app.as(student)

    const { notifications, unread, next } = await call('GET /notifications')

    expect(notifications.map(({ id }) => id)).toEqual([newest.id, middle.id, oldest.id])
    expect(notifications[0]?.createdAt).toBe('2026-10-03T08:30:00.000Z')
    expect({ unread, next }).toEqual({ unread: 2, next: null })
  })

  test('someone new has none', async () => {
    const call = await app.as(await givenUser(app.db, 'advisor'))

    expect(await call('GET /notifications')).toEqual({ notifications: [], unread: 0, next: null })
  })

  test('pages follow each other without a gap, even where times are equal', async () => {
    const student = await givenUser(app.db, 'student')
    const createdAt = new Date('2026-10-01T08:30:00.123Z')
    const given = []
    for (let i = 0; i < 5; i++) given.push(await givenNotification(app.db, student, { createdAt }))
    const call = await app.as(student)

    const first = await call('GET /notifications', { limit: 2 })
    const second = await call('GET /notifications', { limit: 2, after: first.next! })
    const third = await call('GET /notifications', { limit: 2, after: second.next! })

    const pages = [first, second, third]
    const ids = pages.flatMap((page) => page.notifications.map(({ id }) => id))
    expect(pages.map((page) => page.notifications.length)).toEqual([2, 2, 1])
    expect(ids.toSorted()).toEqual(given.map(({ id }) => id).toSorted())
    expect(pages.map(({ unread }) => unread)).toEqual([5, 5, 5])
    expect(third.next).toBeNull()
  })

  test('the next page is found although the last of the page before was deleted', async () => {
    const student = await givenUser(app.db, 'student')
    const older = await givenNotification(app.db, student, { createdAt: new Date('2026-10-01T08:00:00Z') })
    const newer = await givenNotification(app.db, student, { createdAt: new Date('2026-10-02T08:00:00Z') })
    const call = await app.as(student)
    const { next } = await call('GET /notifications', { limit: 1 })

    await call('DELETE /notifications/{id}', { id: newer.id })

    expect((await call('GET /notifications', { after: next! })).notifications).toMatchObject([
      { id: older.id },
    ])
  })

  test.each([{ limit: 0 }, { limit: 51 }, { after: 'yesterday' }])('%j is not taken', async (query) => {
    const call = await app.as(await givenUser(app.db, 'student'))

    await expect(call('GET /notifications', query)).toBeRefused('INVALID_INPUT')
  })
})

describe('marking and deleting', () => {
  test('a person marks one as read, and again without harm', async () => {
    const student = await givenUser(app.db, 'student')
    const { id } = await givenNotification(app.db, student)
    await givenNotification(app.db, student)
    const call = await app.as(student)

    await call('POST /notifications/{id}/read', { id })
    await call('POST /notifications/{id}/read', { id })

    const { notifications, unread } = await call('GET /notifications')
    expect(notifications.find((notification) => notification.id === id)?.isRead).toBe(true)
    expect(unread).toBe(1)
  })

  test('a person marks all as read, and nobody else’s', async () => {
    const student = await givenUser(app.db, 'student')
    const neighbor = await givenUser(app.db, 'student')
    for (const person of [student, student, neighbor]) await givenNotification(app.db, person)

    await (
      await app.as(student)
    )('POST /notifications/read')

    expect(await (await app.as(student))('GET /notifications')).toMatchObject({ unread: 0 })
    expect(await (await app.as(neighbor))('GET /notifications')).toMatchObject({ unread: 1 })
  })

  test('a person deletes one; a second time it is no longer there', async () => {
    const student = await givenUser(app.db, 'student')
    const { id } = await givenNotification(app.db, student)
    const kept = await givenNotification(app.db, student)
    const call = await app.as(student)

    await call('DELETE /notifications/{id}', { id })

    expect((await call('GET /notifications')).notifications).toMatchObject([{ id: kept.id }])
    await expect(call('DELETE /notifications/{id}', { id })).toBeRefused('NOT_FOUND')
  })

  test.each(['student', 'advisor', 'admin'] as const)(
    'to another %s it does not exist, whatever they try',
    async (role) => {
      const owner = await givenUser(app.db, 'student')
      const { id } = await givenNotification(app.db, owner)
      const call = await app.as(await givenUser(app.db, role))

      expect(await call('GET /notifications')).toMatchObject({ notifications: [], unread: 0 })
      for (const key of ['POST /notifications/{id}/read', 'DELETE /notifications/{id}'] as const)
        await expect(call(key, { id })).toBeRefused('NOT_FOUND')
      expect(await (await app.as(owner))('GET /notifications')).toMatchObject({
        notifications: [{ id, isRead: false }],
        unread: 1,
      })
    },
  )

  test('someone signed out reaches none of it', async () => {
    await expect(app.signedOut('GET /notifications')).toBeRefused('UNAUTHORIZED')
  })
})

describe('telling someone', () => {
  test.each([
    { role: 'student', link: '/profile' },
    { role: 'advisor', link: '/advisor/dashboard' },
  ] as const)('a new $role is welcomed and shown where to begin', async ({ role, link }) => {
    const person = await givenUser(app.db, role)

    await app.db.transaction((tx) => welcome(tx, { ...person, now: new Date('2026-08-20T16:05:00Z') }))

    const { notifications } = await (await app.as(person))('GET /notifications')
    expect(notifications).toMatchObject([
      {
        type: 'system',
        title: 'Welcome to Bearings',
        link,
        isRead: false,
        createdAt: '2026-08-20T16:05:00.000Z',
      },
    ])
  })

  test('nobody is told of a change that did not happen', async () => {
    const student = await givenUser(app.db, 'student')
    const task = { type: 'task-assigned', title: 'New task', message: 'Write a draft' } as const
    const change = app.db.transaction(async (tx) => {
      await notify(tx, { ...task, userId: student.userId, now: new Date() })
      throw new Error('the change fails')
    })

    await expect(change).rejects.toThrow('the change fails')

    expect(await (await app.as(student))('GET /notifications')).toMatchObject({ notifications: [] })
  })

  test('a type from elsewhere is shown as it is', async () => {
    const student = await givenUser(app.db, 'student')
    await givenNotification(app.db, student, { type: 'from-the-future' })

    const { notifications } = await (await app.as(student))('GET /notifications')

    expect(notifications).toMatchObject([{ type: 'from-the-future' }])
  })

  test('a link that would lead elsewhere is refused by the database', async () => {
    const student = await givenUser(app.db, 'student')

    for (const link of ['//example.org', '/\\example.org', '/\t/example.org', 'https://example.org'])
      await expect(givenNotification(app.db, student, { link })).rejects.toMatchObject({
        cause: { constraint: 'notifications_link_check' },
      })
    expect(await givenNotification(app.db, student, { link: '/essays?open=1#end' })).toMatchObject({
      link: '/essays?open=1#end',
    })
  })
})

describe('looking for some', () => {
  test('a person sees only the unread, or only those of a type, page by page', async () => {
    const student = await givenUser(app.db, 'student')
    const given: Awaited<ReturnType<typeof givenNotification>>[] = []
    for (let day = 1; day <= 4; day++)
      for (const type of ['task-assigned', 'advisor-request', 'advisor_request'])
        given.push(
          await givenNotification(app.db, student, {
            type,
            isRead: day > 2,
            createdAt: new Date(`2026-10-0${day}T08:00:00Z`),
          }),
        )
    const call = await app.as(student)
    const found = async (query: {
      unread?: 'true' | 'false'
      type?: 'task-assigned' | 'advisor_request'
    }) => {
      const first = await call('GET /notifications', { ...query, limit: 2 })
      const rest = first.next ? await call('GET /notifications', { ...query, after: first.next }) : null
      expect(first.unread).toBe(6)
      return [...first.notifications, ...(rest?.notifications ?? [])].map(({ id }) => id).toSorted()
    }
    const idsOf = (some: typeof given) => some.map(({ id }) => id).toSorted()

    expect(await found({ unread: 'true' })).toEqual(idsOf(given.filter(({ isRead }) => !isRead)))
    expect(await found({ type: 'task-assigned' })).toEqual(
      idsOf(given.filter(({ type }) => type === 'task-assigned')),
    )
    // Both spellings are one kind.
    expect(await found({ type: 'advisor_request', unread: 'true' })).toEqual(
      idsOf(given.filter(({ type, isRead }) => type.startsWith('advisor') && !isRead)),
    )
    expect(await found({ unread: 'false' })).toHaveLength(12)
  })
})
