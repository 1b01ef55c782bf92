import { usualSharing } from '@bearings/domain/advising/options'
import { Failure } from '@bearings/domain/failure'
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advisorRequests } from '#database/tables/advising-requests.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { notifications } from '#database/tables/notifications.ts'
import { givenInvite, givenLink, givenRequest } from '#testing/given-advising.ts'
import { givenSchool, givenSchoolPerson } from '#testing/given-school.ts'
import { givenUser } from '#testing/given.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'

/** The rounds of each race. A long run is `AT_ONCE_ROUNDS=200 TEST_DATABASE_URL=… npx vitest run at-once`. */
const rounds = Number(process.env.AT_ONCE_ROUNDS ?? 20)

const app = useTestApp()

type Call = Awaited<ReturnType<TestApp['as']>>

/** Returns the status each call answered with, or the rule that refused it. Throws anything else. */
async function outcomes(calls: Promise<{ status: string }>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls)
  return settled.map((one) => {
    if (one.status === 'fulfilled') return one.value.status
    if (one.reason instanceof Failure && one.reason.rule) return one.reason.rule
    throw one.reason
  })
}

const approve = (call: Call, id: string, sharing?: typeof usualSharing) =>
  call('POST /advising/requests/{id}/approve', { id, ...(sharing && { sharing }) })

async function linksOf(studentId: string) {
  return app.db
    .select()
    .from(advisorLinks)
    .where(and(eq(advisorLinks.studentId, studentId), isNull(advisorLinks.endedAt)))
}

async function statusOf(id: string) {
  const [row] = await app.db.select().from(advisorRequests).where(eq(advisorRequests.id, id))
  return row!.status
}

const toldOf = (subjectId: string) =>
  app.db.select().from(notifications).where(eq(notifications.subjectId, subjectId))

test('approving twice at once links once, and tells the advisor once', { timeout: 120_000 }, async () => {
  const advisor = await givenUser(app.db, 'advisor')
  for (let round = 0; round < rounds; round++) {
    const student = await givenUser(app.db, 'student')
    const { id } = await givenRequest(app.db, { advisor, student })
    const call = await app.as(student)

    const came = await outcomes([1, 2, 3].map(() => approve(call, id, usualSharing)))

    expect(came.toSorted()).toEqual(['approved', 'request-settled', 'request-settled'])
    expect(await linksOf(student.userId)).toHaveLength(1)
    expect(await toldOf(id)).toHaveLength(1)
  }
})

test('approving while it is withdrawn is one or the other', { timeout: 120_000 }, async () => {
  const advisor = await givenUser(app.db, 'advisor')
  const asAdvisor = await app.as(advisor)
  for (let round = 0; round < rounds; round++) {
    const student = await givenUser(app.db, 'student')
    const { id } = await givenRequest(app.db, { advisor, student })
    const asStudent = await app.as(student)
    const tries = [
      () => approve(asStudent, id, usualSharing),
      () => asAdvisor('POST /advising/requests/{id}/withdraw', { id }),
    ]
    if (round % 2) tries.reverse()

    const came = await outcomes(tries.map((attempt) => attempt()))

    const status = await statusOf(id)
    expect(came.toSorted()).toEqual([status, 'request-settled'].toSorted())
    expect(await linksOf(student.userId)).toHaveLength(status === 'approved' ? 1 : 0)
    expect(await toldOf(id)).toHaveLength(status === 'approved' ? 1 : 0)
  }
})

test(
  'two advisors who approve one student at once: one of them is the advisor',
  { timeout: 120_000 },
  async () => {
    const advisors = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'advisor')]
    const callers = await Promise.all(advisors.map((advisor) => app.as(advisor)))
    for (let round = 0; round < rounds; round++) {
      const student = await givenUser(app.db, 'student')
      const requests = await Promise.all(
        advisors.map((advisor) => givenRequest(app.db, { advisor, student }, { sentBy: 'student' })),
      )

      const came = await outcomes(requests.map(({ id }, side) => approve(callers[side]!, id)))

      const linked = await linksOf(student.userId)
      expect(came.toSorted()).toEqual(['already-advised', 'approved'])
      expect(linked).toHaveLength(1)
      expect(linked[0]!.advisorId).toBe(advisors[came.indexOf('approved')]!.userId)
      expect(await statusOf(requests[came.indexOf('already-advised')]!.id)).toBe('pending')
    }
  },
)

test(
  'the school’s counselor and a consultant who come at once to a student’s last place: one of them has it',
  { timeout: 120_000 },
  async () => {
    await givenSchool(app.db)
    const asAdmin = await app.as(await givenUser(app.db, 'admin'))
    const [counselor, consultant] = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'advisor')]
    const others = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'advisor')]
    const asConsultant = await app.as(consultant)
    for (let round = 0; round < rounds; round++) {
      const student = await givenUser(app.db, 'student')
      for (const advisor of others) await givenLink(app.db, { advisor, student })
      const person = await givenSchoolPerson(app.db, { counselorEmail: counselor.email })
      const { slips } = await asAdmin('POST /school/people/invitations', { ids: [person.id], by: 'paper' })
      const { id } = await givenRequest(app.db, { advisor: consultant, student }, { sentBy: 'student' })
      const asStudent = await app.as(student)
      const join = async () => {
        await asStudent('POST /advising/invites/by-code/{code}/join', {
          code: slips[0]!.code,
          sharing: usualSharing,
        })
        return { status: 'joined' }
      }
      const tries = [join, () => approve(asConsultant, id)]

      const came = await outcomes((round % 2 ? tries.toReversed() : tries).map((attempt) => attempt()))

      const linked = (await linksOf(student.userId)).map(({ kind }) => kind)
      const isConsultants = came.includes('approved')
      // The student is of the school in any case.
      expect(came.toSorted()).toEqual([isConsultants ? 'approved' : 'already-advised', 'joined'])
      expect(linked.toSorted()).toEqual(['personal', 'personal', isConsultants ? 'personal' : 'school'])
    }
    await asAdmin('PUT /school', { school: null })
  },
)

test('two who ask each other at once: one request waits', { timeout: 120_000 }, async () => {
  for (let round = 0; round < rounds; round++) {
    const advisor = await givenUser(app.db, 'advisor')
    const student = await givenUser(app.db, 'student', { studentId: '4711' })
    const [asAdvisor, asStudent] = [await app.as(advisor), await app.as(student)]

    const came = await outcomes([
      asAdvisor('POST /advising/requests', { studentId: student.userId }),
      asStudent('POST /advising/requests/to-advisor', { email: advisor.email, sharing: usualSharing }),
      asAdvisor('POST /advising/requests', { studentId: student.userId }),
    ])

    expect(came.toSorted()).toEqual(['pending', 'request-pending', 'request-pending'])
  }
})

test(
  'a student who asks an advisor while an admin changes that advisor’s role: both are answered',
  { timeout: 120_000 },
  async () => {
    const asAdmin = await app.as(await givenUser(app.db, 'admin'))
    for (let round = 0; round < rounds; round++) {
      const [advisor, student] = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'student')]
      await givenLink(app.db, { advisor, student })
      const asStudent = await app.as(student)
      const ask = () =>
        asStudent('POST /advising/requests/to-advisor', { email: advisor.email, sharing: usualSharing })
      const change = async () => {
        const { role } = await asAdmin('PUT /people/{id}/role', { id: advisor.userId, role: 'student' })
        return { status: role }
      }
      const tries = round % 2 ? [ask(), change()] : [change(), ask()]

      const came = await outcomes(tries)

      expect(['already-advised', 'pending']).toContain(came[round % 2 ? 0 : 1])
      expect(await linksOf(student.userId)).toHaveLength(0)
    }
  },
)

test(
  'a student who asks and one who joins while an admin changes their role: neither has an advisor or a request',
  { timeout: 120_000 },
  async () => {
    const asAdmin = await app.as(await givenUser(app.db, 'admin'))
    const advisor = await givenUser(app.db, 'advisor')
    const { code } = await givenInvite(app.db, advisor)
    for (let round = 0; round < rounds; round++) {
      const student = await givenUser(app.db, 'student')
      const asStudent = await app.as(student)
      const attempt =
        round % 2
          ? asStudent('POST /advising/requests/to-advisor', { email: advisor.email, sharing: usualSharing })
          : asStudent('POST /advising/invites/by-code/{code}/join', { code, sharing: usualSharing })

      await Promise.allSettled([
        asAdmin('PUT /people/{id}/role', { id: student.userId, role: 'admin' }),
        attempt,
      ])

      expect(await linksOf(student.userId)).toHaveLength(0)
      const requests = app.db.select().from(advisorRequests)
      const ofStudent = requests.where(eq(advisorRequests.studentId, student.userId))
      expect((await ofStudent).filter(({ status }) => status === 'pending')).toEqual([])
    }
  },
)
