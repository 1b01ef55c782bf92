import escapeHtml from 'escape-html'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { plainPage } from '#platform/pages/plain-page.ts'
import { onlyFromHere } from '#platform/requests/only-from-here.ts'
import type { SendPush } from './send.ts'

type Kept = { at: string; endpoint: string; title: string; path: string }

/** Pushes that this process would have sent, newest first. */
const kept: Kept[] = []
const most = 200

/** Keeps pushes instead of sending them: what a device would show. */
export function keepPush(now: Date): SendPush {
  return async ({ endpoint }, payload) => {
    kept.unshift({
      at: now.toISOString(),
      endpoint,
      ...(JSON.parse(payload) as { title: string; path: string }),
    })
    kept.length = Math.min(kept.length, most)
    return 201
  }
}

/** Shows them at `/dev/pushes` for people and `/dev/pushes.json` for scripts, as the mailbox shows mail. */
export async function keptPushes(app: FastifyInstance, { config }: { config: Config }) {
  if (config.push !== 'kept') return
  onlyFromHere(app, config)

  app.get('/dev/pushes.json', async (_, reply) => {
    void reply.header('cache-control', 'no-store')
    return kept
  })

  app.get('/dev/pushes', async (_, reply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(pageOf(kept)),
  )
}

function pageOf(all: readonly Kept[]): string {
  const lines = all.map(
    ({ at, title, path }) =>
      `<li><strong>${escapeHtml(title)}</strong><br><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>, opens ${escapeHtml(path)}</li>`,
  )
  const body = `<h1>Pushes</h1>
<p>No push leaves this machine. What devices would have shown appears here, newest first, until the server restarts.</p>
${lines.length === 0 ? '<p>No pushes yet.</p>' : `<ul>${lines.join('\n')}</ul>`}`
  return plainPage({ title: 'Pushes', body, css: 'li { margin-bottom: 12px }' })
}
