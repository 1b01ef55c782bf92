import { describe, expect, test } from 'vitest'
import { givenLink, givenSharedEssay } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const now = '2026-11-02T16:00:00.000Z'

const app = useTestApp({ now })

type Person = Awaited<ReturnType<typeof givenUser>>

/** A student who shows an essay to their advisor. */
async function givenShown(advisor?: Person) {
  const student = await givenUser(app.db, 'student', { fullName: 'Nadia New' })
  const carla = advisor ?? (await givenUser(app.db, 'advisor', { fullName: 'Carla Counselor' }))
  const essay = await givenEssay(app.db, student, { promptName: 'A community', content: 'Bees.' })
  const link = await givenLink(app.db, { student, advisor: carla })
  await givenSharedEssay(app.db, link, essay)
  const which = { id: essay.id, linkId: link.id }
  return {
    student,
    carla,
    essay,
    link,
    which,
    asStudent: await app.as(student),
    asAdvisor: await app.as(carla),
  }
}

type Given = Awaited<ReturnType<typeof givenShown>>

const standingsIn = async ({ asAdvisor }: Pick<Given, 'asAdvisor'>) =>
  (await asAdvisor('GET /essays/reads', {})).essays.map(({ standing }) => standing)

/** The titles of what a person is told, the latest first. */
async function told(call: Given['asAdvisor']) {
  return (await call('GET /notifications')).notifications.map(({ title }) => title)
}

describe('a student', () => {
  test('asks an advisor to read an essay by a day, who is told once, however often the day changes', async () => {
    const { asStudent, asAdvisor, which } = await givenShown()

    expect(await asStudent('PUT /essays/{id}/asks', { ...which, byOn: '2026-11-10' })).toEqual([
      { linkId: which.linkId, state: 'asked', at: now, byOn: '2026-11-10' },
    ])
    app.setNow('2026-11-02T16:30:00Z')
    await asStudent('PUT /essays/{id}/asks', { ...which, byOn: '2026-11-12' })

    expect((await asAdvisor('GET /notifications')).notifications).toMatchObject([
      { type: 'essay-feedback', message: 'Nadia New asks you to read “A community” by November 10.' },
    ])
    expect((await asAdvisor('GET /essays/reads', {})).essays).toMatchObject([
      { standing: 'asked', since: now, byOn: '2026-11-12', student: 'Nadia New', promptName: 'A community' },
    ])
  })

  test('sees that it was opened, that there are comments, and that there is nothing to add', async () => {
    const { asStudent, asAdvisor, which } = await givenShown()
    const { id } = which
    const state = async () => (await asStudent('GET /essays/{id}/asks', { id }))[0]!.state
    expect(await state()).toBe(null)
    await asStudent('PUT /essays/{id}/asks', which)
    await asAdvisor('GET /essays/{id}', { id })
    expect(await state()).toBe('opened')
    await asAdvisor('POST /essays/{id}/comments', { id, body: 'Begin with the bees.' })
    expect(await state()).toBe('commented')
    app.setNow('2026-11-02T16:01:00Z')
    await asAdvisor('POST /essays/{id}/nothing-to-say', { id })
    expect(await state()).toBe('nothing')

    expect((await asStudent('GET /notifications')).notifications).toMatchObject([
      { title: 'Essay Read', message: 'Carla Counselor read “A community” and has nothing to add.' },
      { title: 'New Essay Comment' },
    ])
  })

  test('takes back what is not answered, and the advisor has never heard of it; afterwards it is refused', async () => {
    const { asStudent, asAdvisor, which } = await givenShown()
    await asStudent('PUT /essays/{id}/asks', which)
    expect(await asStudent('DELETE /essays/{id}/asks', which)).toMatchObject([{ state: null }])
    expect(await told(asAdvisor)).toEqual([])
    expect(await standingsIn({ asAdvisor })).toEqual(['shared'])

    await asStudent('PUT /essays/{id}/asks', which)
    await asAdvisor('POST /essays/{id}/nothing-to-say', { id: which.id })
    await expect(asStudent('DELETE /essays/{id}/asks', which)).toBeRefused('NOT_FOUND')
  })

  test('asks nobody to whom the essay is not shown, and not by a day that is past', async () => {
    const { asStudent, student, which } = await givenShown()
    const hidden = await givenEssay(app.db, student)
    const stranger = await givenShown()
    for (const wrong of [
      { ...which, id: hidden.id },
      { ...which, linkId: stranger.link.id },
      { ...which, id: stranger.essay.id },
    ])
      await expect(asStudent('PUT /essays/{id}/asks', wrong)).toBeRefused('NOT_FOUND')
    await expect(asStudent('PUT /essays/{id}/asks', { ...which, byOn: '2026-11-01' })).toBeRefused(
      'read-by-past',
    )
  })

  test('who stops sharing, deletes the essay or disconnects takes it out of the queue at once', async () => {
    const ways: ((given: Given) => Promise<unknown>)[] = [
      ({ asStudent, which: { id: essayId, linkId } }) =>
        asStudent('DELETE /advising/link/essays/{essayId}', { essayId, linkId }),
      ({ asStudent, which: { id } }) => asStudent('DELETE /essays/{id}', { id }),
      ({ asStudent, link: { id } }) => asStudent('POST /advising/links/{id}/end', { id }),
    ]
    for (const way of ways) {
      const given = await givenShown()
      const { asStudent, asAdvisor, which } = given
      await asStudent('PUT /essays/{id}/asks', which)
      expect(await standingsIn(given)).toEqual(['asked'])
      await way(given)
      expect(await standingsIn(given)).toEqual([])
      expect((await asAdvisor('GET /advising/students', {})).students[0]?.essays.waiting ?? 0).toBe(0)
      await expect(asAdvisor('GET /essays/{id}/place', { id: which.id })).toBeRefused('NOT_FOUND')
    }
  })

  test('who shares several essays one after the other raises one notification that counts them', async () => {
    const [student, advisor] = [
      await givenUser(app.db, 'student', { fullName: 'Nadia New' }),
      await givenUser(app.db, 'advisor'),
    ]
    const link = await givenLink(app.db, { student, advisor })
    const [asStudent, asAdvisor] = [await app.as(student), await app.as(advisor)]
    for (const promptName of ['One', 'Two', 'Three']) {
      const { id: essayId } = await givenEssay(app.db, student, { promptName })
      await asStudent('PUT /advising/link/essays/{essayId}', { essayId, linkId: link.id })
    }
    const { notifications } = await asAdvisor('GET /notifications')
    expect(notifications).toMatchObject([
      {
        title: 'Essays Shared',
        message: 'Nadia New shared 3 essays with you.',
        link: `/advisor/students/${student.userId}?tab=essays`,
      },
    ])
  })
})

describe('an advisor', () => {
  test('has answers to their comments after what they are asked to read, and what is done last', async () => {
    const first = await givenShown()
    const { carla, asAdvisor } = first
    const [asked, changed, replied, commented, nothing] = [
      await givenShown(carla),
      await givenShown(carla),
      await givenShown(carla),
      await givenShown(carla),
      await givenShown(carla),
    ]
    for (const { essay } of [changed, replied, commented])
      await asAdvisor('POST /essays/{id}/comments', { id: essay.id, body: 'Shorter.' })
    await asAdvisor('POST /essays/{id}/nothing-to-say', { id: nothing.essay.id })
    app.setNow('2026-11-02T16:10:00Z')
    await replied.asStudent('POST /essays/{id}/comments', { id: replied.essay.id, body: 'Done.' })
    app.setNow('2026-11-02T16:20:00Z')
    const text = { content: 'Fewer bees.', basedOn: changed.essay.revision }
    await changed.asStudent('PUT /essays/{id}/text', { id: changed.essay.id, ...text })
    await asked.asStudent('PUT /essays/{id}/asks', asked.which)

    const { essays, counts } = await asAdvisor('GET /essays/reads', {})
    expect(essays.map(({ id, standing, since }) => [id, standing, since.slice(0, 16)])).toEqual([
      [asked.essay.id, 'asked', '2026-11-02T16:20'],
      [replied.essay.id, 'answered', '2026-11-02T16:10'],
      [changed.essay.id, 'answered', '2026-11-02T16:20'],
      [first.essay.id, 'shared', expect.any(String)],
      [commented.essay.id, 'commented', '2026-11-02T16:00'],
      [nothing.essay.id, 'nothing', '2026-11-02T16:00'],
    ])
    expect(counts).toEqual({ asked: 1, answered: 2, shared: 1, commented: 1, nothing: 1 })
    const answered = await asAdvisor('GET /essays/reads', { standing: 'answered' })
    expect(answered.essays.map(({ id }) => id)).toEqual([replied.essay.id, changed.essay.id])

    // Page by page it is the same order, and each essay knows its neighbors.
    let after: string | undefined
    const seen: string[] = []
    do {
      const page = await asAdvisor('GET /essays/reads', { limit: 2, after })
      seen.push(...page.essays.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toEqual(essays.map(({ id }) => id))
    expect(await asAdvisor('GET /essays/{id}/place', { id: changed.essay.id })).toMatchObject({
      standing: 'answered',
      place: { at: 3, of: 6, previous: { id: replied.essay.id }, next: { id: first.essay.id } },
    })
    const filtered = { id: changed.essay.id, standing: 'asked' } as const
    expect(await asAdvisor('GET /essays/{id}/place', filtered)).toMatchObject({ place: null })
  })

  test('sees on the roster of how many essays a look is asked, and each student reads that they looked', async () => {
    const { asStudent, asAdvisor, which } = await givenShown()
    const waiting = async () => (await asAdvisor('GET /advising/students', {})).students[0]!.essays.waiting
    expect(await waiting()).toBe(0)
    await asStudent('PUT /essays/{id}/asks', which)
    expect(await waiting()).toBe(1)
    await asAdvisor('GET /essays/reads', {})
    expect((await asStudent('GET /access-log')).views).toMatchObject([{ what: 'essays' }])

    await asAdvisor('POST /essays/{id}/comments', { id: which.id, body: 'Good.' })
    expect(await waiting()).toBe(0)
  })

  test('who says once more that there is nothing to add tells nobody again, unless the text has changed', async () => {
    const { asStudent, asAdvisor, essay } = await givenShown()
    const { id } = essay
    for (let times = 0; times < 2; times++) await asAdvisor('POST /essays/{id}/nothing-to-say', { id })
    const [first] = (await asStudent('GET /notifications')).notifications
    await asStudent('POST /notifications/{id}/read', { id: first!.id })
    await asAdvisor('POST /essays/{id}/nothing-to-say', { id })
    expect(await told(asStudent)).toEqual(['Essay Read'])

    await asStudent('PUT /essays/{id}/text', { id, content: 'New bees.', basedOn: essay.revision })
    await asAdvisor('POST /essays/{id}/nothing-to-say', { id })
    expect(await told(asStudent)).toEqual(['Essay Read', 'Essay Read'])
  })

  test('who covers for another is asked too, and answers for both', async () => {
    const { asStudent, asAdvisor, which, link, student, essay } = await givenShown()
    const dan = await givenUser(app.db, 'advisor')
    const cover = await givenLink(app.db, { student, advisor: dan }, { coversLinkId: link.id })
    await givenSharedEssay(app.db, cover, essay)
    const asDan = await app.as(dan)

    expect(await asStudent('PUT /essays/{id}/asks', which)).toHaveLength(1)
    expect(await told(asDan)).toEqual(['Asked to Read an Essay'])
    await asDan('POST /essays/{id}/nothing-to-say', { id: essay.id })

    expect(await standingsIn({ asAdvisor: asDan })).toEqual(['nothing'])
    expect(await standingsIn({ asAdvisor })).toEqual(['shared'])
  })
})
