import type { Actor } from '@bearings/domain/actor'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reminderPasses } from '#database/tables/deadlines.ts'
import { essays } from '#database/tables/essays.ts'
import { givenLink, givenSharedEssay } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenChecklistItem, givenEntry } from '#testing/given-schools.ts'
import { givenTask, givenTemplate } from '#testing/given-tasks.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { remind } from './reminders/jobs.ts'

/** The CHECKs that keep such dates out, dropped here to have rows as another program may leave them. */
const checks = [
  ['essays', 'essays_deadline_check'],
  ['list_entries', 'list_entries_deadline_day_check'],
  ['checklist_items', 'checklist_items_due_on_check'],
  ['tasks', 'tasks_due_on_check'],
] as const

const definitions: string[] = []
const app = useTestApp({ now: '2026-11-21T15:00:00Z' })
beforeAll(async () => {
  for (const [table, name] of checks) {
    const definition = sql<string>`pg_get_constraintdef(oid)`
    const [check] = await app.db
      .select({ definition })
      .from(sql`pg_constraint`)
      .where(sql`conname = ${name}`)
    definitions.push(`alter table ${table} add constraint ${name} ${check!.definition} not valid`)
    await app.db.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  }
})
afterAll(async () => {
  for (const definition of definitions) await app.db.execute(sql.raw(definition))
})

describe.each(['0001-01-01', '0026-11-30', '0999-12-31', '9999-12-31'])(
  'with dates of %s in the database',
  (date) => {
    let student: Actor
    let advisor: Actor
    let entryId: string
    let templateId: string
    beforeAll(async () => {
      student = await givenUser(app.db, 'student', { timeZone: 'America/New_York' })
      advisor = await givenUser(app.db, 'advisor', { timeZone: 'Asia/Kathmandu' })
      const link = await givenLink(app.db, { advisor, student })
      const entry = await givenEntry(app.db, student, {
        plan: 'regular',
        deadline: date,
        deadlineState: 'own',
      })
      entryId = entry.id
      await givenChecklistItem(app.db, entryId, { dueOn: date })
      const essay = await givenEssay(app.db, student, { deadline: date })
      await givenSharedEssay(app.db, link, essay)
      await givenTask(app.db, { advisor, student }, { dueOn: date })
      templateId = (await givenTemplate(app.db, advisor)).id
    })

    test('the student reads every page, and the deadlines with their years', async () => {
      const call = await app.as(student)
      const deadlines = await call('GET /deadlines')
      expect(deadlines.map((deadline) => deadline.date)).toEqual([date, date, date, date])
      await call('GET /schools/list')
      await call('GET /schools/list/{id}', { id: entryId })
      await call('GET /essays')
      await call('GET /tasks')
      await call('GET /weeks')
    })

    test('the calendar feed still has an event for each', async () => {
      const { url } = await (await app.as(student))('POST /deadlines/feed')
      const { statusCode, body } = await app.app.inject({ url: new URL(url!).pathname })
      expect(statusCode).toBe(200)
      expect(body.match(/^DTSTART.*:(.*)\r$/gm)).toEqual(
        Array(4).fill(expect.stringContaining(date.replaceAll('-', ''))),
      )
    })

    test('the advisor reads every page about the student, and gives tasks by a template', async () => {
      const call = await app.as(advisor)
      const id = student.userId
      await call('GET /advising/students')
      await call('GET /advising/students/{id}', { id })
      await call('GET /advising/students/{id}/list', { id })
      await call('GET /advising/students/{id}/essays', { id })
      expect((await call('GET /advising/students/{id}/deadlines', { id })).deadlines).toHaveLength(4)
      await call('GET /tasks')
      const given = { id: templateId, studentIds: [id], deadline: 'next' as const }
      await call('POST /tasks/templates/{id}/preview', given)
    })

    test('reminders go out as ever', async () => {
      await givenEssay(app.db, student, { promptName: `Beside ${date}`, deadline: '2026-11-24' })
      await app.db.delete(reminderPasses)
      await remind({ db: app.db, config: app.config, now: () => new Date('2026-11-21T15:00:00Z') })
      const { notifications } = await (await app.as(student))('GET /notifications')
      expect(notifications.map(({ message }) => message)).toEqual([expect.stringContaining('Nov 24, 2026')])
      await app.db.delete(essays).where(eq(essays.promptName, `Beside ${date}`))
    })
  },
)
