import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Database } from '../database/open.ts'
import { mails } from '../database/tables/mails.ts'
import { failureInOneLine } from './failure-in-one-line.ts'
import { layOut, type MailContent } from './mailer-layout.ts'
import type { Surroundings } from './surroundings.ts'

/** Puts a mail into the outbox. Call it with the transaction of the change that causes it. */
export async function queueMail(tx: Database, { now, ...mail }: NewMail & { now: Date }): Promise<void> {
  await queueMails(tx, [mail], now)
}

type NewMail = MailContent & { to: string }

/** The same for many people at once. */
export async function queueMails(tx: Database, many: readonly NewMail[], now: Date): Promise<void> {
  if (many.length === 0) return
  const rows = many.map(({ to, ...content }) => ({
    to,
    ...layOut(content),
    createdAt: now,
    nextAttemptAt: now,
  }))
  await tx.insert(mails).values(rows)
}

type Mail = typeof mails.$inferSelect

const mostAttempts = 12
/** How long a process has for a mail that it took, before another may try. */
const taken = 5 * 60_000

/**
 * Sends what is in the outbox, if there is an SMTP server; any number of processes may do so at once. A mail is sent
 * at least once: one that was handed over just before a crash goes out again.
 */
export function startDelivery(surroundings: Omit<Surroundings, 'limits'>, everyMilliseconds = 2000) {
  const { config } = surroundings
  if (!config.smtpUrl) return { stop: async () => {} }

  const transport = createTransport(config.smtpUrl)
  let stopped = false
  let round = Promise.resolve()
  const timer = setInterval(() => void next(), everyMilliseconds)
  timer.unref()

  function next() {
    round = round.then(async () => {
      while (!stopped && (await deliver(surroundings, (mail) => send(mail))) > 0);
    })
    return round
  }

  async function send({ to, subject, text, html, unsubscribeUrl }: Mail) {
    const headers = { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && oneClick(unsubscribeUrl)) }
    await transport.sendMail({ from: config.mailFrom, to, subject, text, html, headers })
  }

  return {
    /** Finishes the mail that is under way. */
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await round
      transport.close()
    },
  }
}

/** What mail programs offer their own Unsubscribe button by (RFC 8058). */
function oneClick(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** One round: takes up to ten mails that are due, sends them, and says how many it took. */
export async function deliver(
  { db, now, log }: Pick<Surroundings, 'db' | 'now' | 'log'>,
  send: (mail: Mail) => Promise<void>,
): Promise<number> {
  const due = await take(db, now()).catch((error: unknown) => {
    log.error(error, 'The outbox could not be read')
    return []
  })
  for (const mail of due) {
    try {
      await send(mail)
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
  return due.length
}

async function take(db: Database, now: Date): Promise<Mail[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(lte(mails.nextAttemptAt, now), isNull(mails.givenUpAt)))
    .orderBy(asc(mails.nextAttemptAt))
    .limit(10)
    .for('update', { skipLocked: true })
  return db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + taken) })
    .where(inArray(mails.id, due))
    .returning()
}

/** What an admin wants to know of the outbox. */
export async function mailCounts(db: Database) {
  const tried = sql`${mails.lastFailure} is not null and ${mails.givenUpAt} is null`
  const [[row], [latest]] = await Promise.all([
    db
      .select({
        waiting: sql<number>`count(*) filter (where ${mails.givenUpAt} is null)`.mapWith(Number),
        failing: sql<number>`count(*) filter (where ${tried})`.mapWith(Number),
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
