import type { OpenDatabase } from '@bearings/server/database/open'
import { jobs as rows } from '@bearings/server/database/tables/jobs'
import { jobs } from '@bearings/server/jobs'
import { parseConfig } from '@bearings/server/platform/config/config'
import { runDue } from '@bearings/server/platform/jobs'
import { createLog } from '@bearings/server/platform/log/log'
import { sql } from 'drizzle-orm'
import type { Sample } from './people.ts'
import { note, took } from './times.ts'

/** Milliseconds after which a job's signal is aborted. */
const patience = 180_000
const config = parseConfig({ NODE_ENV: 'production' })
const log = createLog({ level: 'silent' })

/** Times each job separately, on a morning when everyone has reminders due, and again with nothing left. */
export async function timeJobs({ background, db }: OpenDatabase): Promise<void> {
  const of = background ?? db
  await forgetReminders(of)
  const started = Date.now()
  for (const round of ['', ', a minute later'])
    for (const { name, run } of jobs) {
      const now = new Date(started + (round ? 60_000 : 0))
      const signal = AbortSignal.timeout(patience)
      note(`job ${name}${round}`, [[await took(() => run({ db: of, config, now: () => now, log }, signal))]])
      if (signal.aborted) console.log(`    not done within ${patience / 1000} s`)
      if (name === 'reminders') await sayGiven(of)
    }
}

/** Times a page for students while all jobs run at once, including such a morning's reminders. */
export async function timeJobsTogether({ background, db }: OpenDatabase, samples: readonly Sample[]) {
  const of = background ?? db
  await forgetReminders(of)
  await of.delete(rows)
  const signal = AbortSignal.timeout(patience)
  let isDone = false
  const ended = runDue({ db: of, config, now: () => new Date(), log }, jobs, signal).finally(() => {
    isDone = true
  })
  const times: number[] = []
  for (let n = 0; !isDone; n++)
    times.push(await took(() => samples[n % samples.length]!.calls.student('GET /deadlines')))
  await ended
  note('/deadlines while all jobs run', [times])
  for (const { name, milliseconds } of await of.select().from(rows))
    note(`job ${name}, beside the others`, [[milliseconds ?? NaN]])
}

async function forgetReminders(db: OpenDatabase['db']): Promise<void> {
  await db.execute(sql`truncate reminders, reminder_settings, reminder_passes, mails`)
  await db.execute(sql`delete from notifications where type = 'application-reminder'`)
  await db.execute(sql`analyze notifications`)
}

async function sayGiven(db: OpenDatabase['db']): Promise<void> {
  const { rows: counted } = (await db.execute(sql`
    select (select count(*) from reminders)::int as turns, (select count(*) from mails)::int as mails,
      (select count(*) from notifications where type = 'application-reminder')::int as notices`)) as unknown as {
    rows: [Record<string, number>]
  }
  console.log(
    `    ${Object.entries(counted[0])
      .map(([name, many]) => `${many} ${name}`)
      .join(', ')}`,
  )
}
