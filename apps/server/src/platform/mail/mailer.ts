import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Database } from '#database/open.ts'
import { inSpan } from '#database/spans/span.ts'
import { countWhere } from '#database/sql.ts'
import { mails } from '#database/tables/mails.ts'
import { type OpenedRow, openRow, sealRow } from '#database/vault/rows.ts'
import { failureInOneLine } from '#platform/log/failure-in-one-line.ts'
import type { Services } from '#platform/requests/services.ts'
import type { MailContent } from './mail-content.ts'

/** Puts a mail into the outbox. Call it with the transaction of the change that causes the mail. */
export async function queueMail(tx: Database, { now, ...mail }: NewMail & { now: Date }): Promise<void> {
  await queueMails(tx, [mail], now)
}

type NewMail = MailContent & { to: string }

/** Queues mail to many people at once. Demo accounts have undeliverable addresses and get none. */
export async function queueMails(tx: Database, many: readonly NewMail[], now: Date): Promise<void> {
  const deliverable = many.filter(({ to }) => !to.endsWith('.invalid'))
  if (deliverable.length === 0) return
  // Loaded for the first mail, because it brings React's server.
  const { layOut } = await import('./mail-layout.ts')
  const ids = await newIds(tx, deliverable.length)
  const rows = deliverable.map(({ to, ...content }, index) => ({
    id: ids[index]!,
    to,
    ...sealRow(tx, mails, String(ids[index]), layOut(content)),
    createdAt: now,
    nextAttemptAt: now,
  }))
  await tx.insert(mails).overridingSystemValue().values(rows)
}

/** Reserves ids before the rows are inserted, because encrypted values are bound to their row's id. */
async function newIds(tx: Database, howMany: number): Promise<number[]> {
  const found = await tx
    .select({ id: sql`nextval(pg_get_serial_sequence('mails', 'id'))`.mapWith(mails.id) })
    .from(sql`generate_series(1, ${howMany}::integer)`)
  return found.map(({ id }) => id as number)
}

type Mail = OpenedRow<typeof mails.$inferSelect>

const mostAttempts = 12
const mostAtOnce = 10
/** How long a process has to send a mail it took before another may try, in milliseconds. */
const attemptTime = 5 * 60_000
/** How long an SMTP server may keep silent, in milliseconds; both together are less than `attemptTime`. */
const patience = { connectionTimeout: 60_000, socketTimeout: 120_000 }

/**
 * Sends the mail in the outbox if an SMTP server is configured; any number of processes may do so at once. A
 * mail is sent at least once: if a process crashes right after handing it over, it is sent again.
 */
export function startDelivery(services: Omit<Services, 'limits'>, everyMilliseconds = 2000) {
  const { config } = services
  if (!config.smtpUrl) return { stop: async () => {} }

  const transport = createTransport({ url: config.smtpUrl, ...patience })
  let stopped = false
  let round = Promise.resolve()
  const timer = setInterval(() => void next(), everyMilliseconds)
  timer.unref()

  function next() {
    round = round.then(deliverAll).catch((error: unknown) => {
      services.log.error(error, 'The outbox could not be written')
    })
    return round
  }

  async function deliverAll() {
    while (!stopped && (await deliver(services, (mail) => send(mail))) > 0);
  }

  async function send({ to, subject, text, html, unsubscribeUrl }: Mail) {
    const headers = { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && oneClick(unsubscribeUrl)) }
    const mail = { from: config.mailFrom, to, subject, text, html, headers }
    await inSpan('mail sent', {}, () => transport.sendMail(mail))
  }

  return {
    /** Finishes sending the current mail. */
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await round
      transport.close()
    },
  }
}

/** Returns the headers behind a mail program's own Unsubscribe button (RFC 8058). */
function oneClick(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/**
 * Sends up to ten due mails, and returns how many. Takes each only when the one before is sent, so that a slow
 * SMTP server does not use up the time that a process has for it.
 */
export async function deliver(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  send: (mail: Mail) => Promise<void>,
): Promise<number> {
  let count = 0
  for (; count < mostAtOnce; count++) {
    const [mail] = await take(db, now()).catch((error: unknown) => {
      log.error(error, 'The outbox could not be read')
      return []
    })
    if (!mail) break
    try {
      await send(await openRow(db, mails, String(mail.id), mail))
      await db.delete(mails).where(eq(mails.id, mail.id))
    } catch (error) {
      const final = mail.attempts >= mostAttempts
      log.error(
        { error, mail: mail.id, attempts: mail.attempts },
        final ? 'A mail was given up' : 'A mail was not sent',
      )
      const again = new Date(now().getTime() + 30_000 * 2 ** mail.attempts)
      const next = final ? { givenUpAt: now() } : { nextAttemptAt: again }
      await db
        .update(mails)
        .set({ ...next, lastFailure: failureInOneLine(error) })
        .where(eq(mails.id, mail.id))
    }
  }
  return count
}

function take(db: Database, now: Date) {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(lte(mails.nextAttemptAt, now), isNull(mails.givenUpAt)))
    .orderBy(asc(mails.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + attemptTime) })
    .where(inArray(mails.id, due))
    .returning()
}

export async function mailCounts(db: Database) {
  const tried = sql`${mails.lastFailure} is not null and ${mails.givenUpAt} is null`
  const [[row], [latest]] = await Promise.all([
    db
      .select({
        waiting: countWhere(isNull(mails.givenUpAt)),
        failing: countWhere(tried),
        oldestFailing: sql`min(${mails.createdAt}) filter (where ${tried})`.mapWith(mails.createdAt),
        givenUp: count(mails.givenUpAt),
      })
      .from(mails),
    db
      .select({ lastFailure: mails.lastFailure })
      .from(mails)
      .where(isNotNull(mails.lastFailure))
      .orderBy(desc(mails.id))
      .limit(1),
  ])
  return {
    ...row!,
    oldestFailing: (row!.oldestFailing as Date | null)?.toISOString() ?? null,
    lastFailure: latest?.lastFailure ?? null,
  }
}
