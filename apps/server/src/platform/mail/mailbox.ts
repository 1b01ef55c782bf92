import { desc, eq } from 'drizzle-orm'
import escapeHtml from 'escape-html'
import type { FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '#database/open.ts'
import { mails } from '#database/tables/mails.ts'
import { openRow } from '#database/vault/rows.ts'
import type { Config } from '#platform/config/config.ts'
import { plainPage } from '#platform/pages/plain-page.ts'
import { onlyFromHere } from '#platform/requests/only-from-here.ts'

const mostMails = 500

const querystring = z.object({
  to: z
    .string()
    .regex(/^[^\0]*$/)
    .optional(),
})
type MailboxRequest = { Querystring: z.infer<typeof querystring> }

/**
 * Shows the mail that would have been sent, newest first: `/dev/mailbox` for people, `/dev/mailbox.json` for
 * scripts, both with `?to=` for one address. It exists only on a local machine, for requests from that
 * machine.
 */
export async function mailbox(app: FastifyInstance, { db, config }: { db: Database; config: Config }) {
  if (config.devMailbox === 'off') return
  onlyFromHere(app, config)
  app.setValidatorCompiler(validatorCompiler)

  app.get<MailboxRequest>('/dev/mailbox.json', { schema: { querystring } }, async ({ query }, reply) => {
    void reply.header('cache-control', 'no-store')
    const found = await find(db, query.to)
    return found.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() }))
  })

  app.get<MailboxRequest>('/dev/mailbox', { schema: { querystring } }, async ({ query }, reply) => {
    const html = pageOf(await find(db, query.to), query.to ?? '')
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
  })
}

async function find(db: Database, to: string | undefined) {
  const { id, subject, text, html, createdAt } = mails
  const found = await db
    .select({ id, to: mails.to, subject, text, html, createdAt })
    .from(mails)
    .where(to ? eq(mails.to, to.trim().toLowerCase()) : undefined)
    .orderBy(desc(mails.id))
    .limit(mostMails)
  return Promise.all(found.map(({ id, ...mail }) => openRow(db, mails, String(id), mail)))
}

type OpenedMail = Awaited<ReturnType<typeof find>>[number]

function pageOf(found: OpenedMail[], to: string): string {
  const body = `<h1>Mailbox</h1>
<p>No email leaves this machine. Emails that would have been sent appear here, newest first.</p>
<form method="get" action="/dev/mailbox">
<label>To <input type="search" name="to" value="${escapeHtml(to)}" autocomplete="off"></label>
<button type="submit">Show</button>
</form>
${found.length === 0 ? '<p>No emails yet.</p>' : found.map(articleOf).join('\n')}`
  return plainPage({ title: 'Mailbox', body, css })
}

const css = `
p { margin: 8px 0 24px; color: var(--ink-2) }
form { display: flex; gap: 8px; margin-bottom: 24px; flex-wrap: wrap }
label { display: flex; gap: 8px; align-items: center; flex: 1 }
input { flex: 1; min-width: 0 }
input, button { padding: 8px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); color: inherit; font: inherit }
article { margin-bottom: 16px; padding: 20px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface) }
h2 { font-size: 18px }
article p { margin: 4px 0 12px; font-size: 14px }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`

function articleOf({ to, subject, text, createdAt }: OpenedMail): string {
  const at = createdAt.toISOString()
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)} · <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></p>
<pre>${withLinks(text.trim())}</pre>
</article>`
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}
