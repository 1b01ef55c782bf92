import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { familyLinks } from '#database/tables/family.ts'
import { mailNotifications } from '#features/notifications/mails/jobs.ts'
import { everyPart, givenGuardian } from '#testing/given-family.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { mailsTo } from '#testing/mails-to.ts'
import { useTestApp } from '#testing/test-app.ts'
import { tellWeeks } from './service.ts'

const app = useTestApp({ settings: { PUBLIC_URL: 'https://bearings.example', ADVISOR_APPROVAL: 'off' } })

/** A mother since October, and the mails that she has got by an instant. */
async function family(
  overrides: Partial<typeof familyLinks.$inferInsert> = {},
  of: Parameters<typeof givenUser>[2] = {},
  child: Parameters<typeof givenUser>[2] = {},
) {
  const student = await givenUser(app.db, 'student', { fullName: 'Nadia New', ...child })
  const guardian = await givenUser(app.db, 'guardian', { fullName: 'Rosa New', ...of })
  const createdAt = new Date('2026-10-10T12:00:00Z')
  const link = await givenGuardian(app.db, { guardian, student }, { ...everyPart, createdAt, ...overrides })
  await givenEntry(app.db, student, { name: 'Secret College', deadline: '2026-11-15', deadlineState: 'own' })
  const mailsBy = async (instant: string) => {
    app.setNow(instant)
    await tellWeeks(app)
    await mailNotifications({ db: app.db, config: app.config, now: app.now })
    return mailsTo(app.db, guardian.email)
  }
  return { link, guardian, mailsBy }
}

test('a mother hears on Monday from nine, once a week, how much is near and what she can do, and no name', async () => {
  const { mailsBy } = await family()

  // The clock of New York is five hours behind.
  expect(await mailsBy('2026-11-02T13:59:00Z')).toEqual([])
  const [mail, ...more] = await mailsBy('2026-11-02T14:00:00Z')
  expect(more).toEqual([])
  expect(await mailsBy('2026-11-05T14:00:00Z')).toHaveLength(1)
  expect(await mailsBy('2026-11-09T14:00:00Z')).toHaveLength(2)

  expect(mail!.subject).toBe('The week ahead for Nadia')
  expect(mail!.text).toContain('1 date within two weeks; ask how it goes.')
  expect(mail!.text).toContain('One thing you can do: make a Federal Student Aid account, about 20 minutes.')
  expect(mail!.text).toContain('https://bearings.example/unsubscribe/')
  expect(mail!.text + mail!.html).not.toMatch(/Secret College|late|behind/)
})

test('a mother who reads Spanish hears it in Spanish, in every line of the mail', async () => {
  const { mailsBy } = await family({}, { language: 'es' })

  const [mail] = await mailsBy('2026-11-02T14:00:00Z')

  expect(mail!.subject).toBe('La semana que viene para Nadia')
  expect(mail!.text).toContain('1 fecha en las próximas dos semanas; pregunte cómo va.')
  expect(mail!.text).toContain(
    'Algo que usted puede hacer: abra una cuenta de Federal Student Aid (unos 20 minutos).',
  )
  expect(mail!.text).toContain('Ver lo que sigue:')
  expect(mail!.html).toMatch(/<html[^>]*lang="es"/)
  expect(mail!.text).not.toMatch(/\b(the|you|your|emails)\b/i)
})

test('who joined this week, is paused, sees no dates, or has a child without an account in use hears nothing', async () => {
  const families = [
    await family({ createdAt: new Date('2026-11-16T15:00:00Z') }),
    await family({ pausedAt: new Date('2026-11-10T12:00:00Z') }),
    await family({ deadlines: false }),
    await family({}, {}, { bannedUntil: new Date('2100-01-01T12:00:00Z') }),
    await family({}, {}, { eraseAfter: new Date('2026-11-30T12:00:00Z') }),
  ]

  for (const { mailsBy } of families) expect(await mailsBy('2026-11-17T14:00:00Z')).toEqual([])
})

test('two servers at once tell a guardian one time', async () => {
  const { mailsBy, link } = await family()
  app.setNow('2026-11-23T15:00:00Z')

  await Promise.all([tellWeeks(app), tellWeeks(app)])

  expect(await mailsBy('2026-11-23T15:00:00Z')).toHaveLength(1)
  const [row] = await app.db.select().from(familyLinks).where(eq(familyLinks.id, link.id))
  expect(row).toMatchObject({ mailedFor: '2026-11-23' })
})
