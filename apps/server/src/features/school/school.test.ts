import { schoolBase } from '@bearings/domain/advising/options'
import { partWords } from '@bearings/domain/advising/part-words'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { schoolSettings } from '#database/tables/school.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { privacyNote } from './privacy-note.ts'

const school = { name: 'Lincoln High' }

const app = useTestApp()
beforeEach(() => app.db.delete(schoolSettings))

test('a server belongs to no school until an admin says so, and then everybody reads to which', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  expect(await app.signedOut('GET /school')).toEqual({ school: null })

  await call('PUT /school', { school: { name: '  Lincoln High ' } })

  expect(await app.signedOut('GET /school')).toEqual({ school })
  await expect(call('PUT /school', { school: { name: ' ' } })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path: 'school.name', message: 'Enter the name of the school.' }],
  })
})

test('the audit log says who made it a school’s, what it is called, and who took that back', async () => {
  const admin = await givenUser(app.db, 'admin')
  const call = await app.as(admin)

  await call('PUT /school', { school })
  await call('PUT /school', { school: null })

  const written = await app.db.select().from(auditLog).where(eq(auditLog.actorId, admin.userId))
  expect(written.map(({ action, detail }) => [action, detail])).toEqual([
    ['school_mode_changed', { from: null, to: 'Lincoln High' }],
    ['school_mode_changed', { from: 'Lincoln High', to: null }],
  ])
})

test('the privacy page names the school, and its name cannot become markup', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  expect(await privacyNote(app.db)).toBe('')

  await call('PUT /school', { school: { name: 'Lincoln <b>High' } })

  const note = await privacyNote(app.db)
  expect(note).toContain('belongs to Lincoln &lt;b&gt;High, which')
  for (const part of schoolBase) expect(note).toContain(partWords[part].name.toLowerCase())
})
