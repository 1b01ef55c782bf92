import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open.ts'
import { mails } from '../database/tables/mails.ts'
import { escapeHtml } from './escape-html.ts'

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
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mailbox - Bearings</title>
<style>
:root { --page: #f4f6f8; --card: #fff; --ink: #1b2a41; --faint: #5b6b7f; --line: #dde4ec; --link: #1d4e89 }
@media (prefers-color-scheme: dark) {
  :root { --page: #0e1621; --card: #18243c; --ink: #e8eef5; --faint: #9fb0c3; --line: #2b3a4d; --link: #8ab8f0 }
}
body { margin: 0 auto; padding: 32px 16px; max-width: 760px; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 24px }
p { margin: 8px 0 24px; color: var(--faint) }
a { color: var(--link) }
form { display: flex; gap: 8px; margin-bottom: 24px; flex-wrap: wrap }
label { display: flex; gap: 8px; align-items: center; flex: 1 }
input { flex: 1; min-width: 0 }
input, button { padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: inherit; font: inherit }
article { margin-bottom: 16px; padding: 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
h2 { margin: 0; font-size: 18px }
article p { margin: 4px 0 12px; font-size: 14px }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>No mail leaves this machine. What would have been sent is shown here, newest first.</p>
<form method="get" action="/dev/mailbox">
<label>To <input type="search" name="to" value="${escapeHtml(to)}" autocomplete="off"></label>
<button type="submit">Show</button>
</form>
${found.length === 0 ? '<p>No mail yet.</p>' : found.map(articleOf).join('\n')}
</main>
</body>
</html>
`
}

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
