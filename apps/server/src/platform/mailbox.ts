import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open.ts'
import { mails } from '../database/tables/mails.ts'
import { escapeHtml } from './escape-html.ts'
import { plainPage } from './plain-page.ts'

const shown = 500

type Asked = { Querystring: { to?: string | string[] } }

/**
 * What would have been mailed, newest first: `/dev/mailbox` to read, `/dev/mailbox.json` for scripts, both with
 * `?to=` for one address. Register it only where nobody but this machine reaches the server.
 */
export async function mailbox(app: FastifyInstance, { db }: { db: Database }) {
  app.get<Asked>('/dev/mailbox.json', async ({ query }, reply) => {
    void reply.header('cache-control', 'no-store')
    const found = await find(db, query.to)
    return found.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() }))
  })

  app.get<Asked>('/dev/mailbox', async ({ query }, reply) => {
    const html = pageOf(await find(db, query.to), String(query.to ?? ''))
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
  })
}

function find(db: Database, to: string | string[] | undefined) {
  const { subject, text, html, createdAt } = mails
  return db
    .select({ to: mails.to, subject, text, html, createdAt })
    .from(mails)
    .where(to ? eq(mails.to, String(to).trim().toLowerCase()) : undefined)
    .orderBy(desc(mails.id))
    .limit(shown)
}

type Shown = Awaited<ReturnType<typeof find>>[number]

function pageOf(found: Shown[], to: string): string {
  const body = `<h1>Mailbox</h1>
<p>No mail leaves this machine. What would have been sent is shown here, newest first.</p>
<form method="get" action="/dev/mailbox">
<label>To <input type="search" name="to" value="${escapeHtml(to)}" autocomplete="off"></label>
<button type="submit">Show</button>
</form>
${found.length === 0 ? '<p>No mail yet.</p>' : found.map(articleOf).join('\n')}`
  return plainPage({ title: 'Mailbox', body, css })
}

const css = `
p { margin: 8px 0 24px; color: var(--faint) }
form { display: flex; gap: 8px; margin-bottom: 24px; flex-wrap: wrap }
label { display: flex; gap: 8px; align-items: center; flex: 1 }
input { flex: 1; min-width: 0 }
input, button { padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: inherit; font: inherit }
article { margin-bottom: 16px; padding: 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
h2 { margin: 0; font-size: 18px }
article p { margin: 4px 0 12px; font-size: 14px }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`

function articleOf({ to, subject, text, createdAt }: Shown): string {
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
