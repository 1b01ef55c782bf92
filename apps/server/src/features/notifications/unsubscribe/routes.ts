import escapeHtml from 'escape-html'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { plainPage } from '#platform/pages/plain-page.ts'
import { failureFrom } from '#platform/requests/failure-from.ts'
import type { Services } from '#platform/requests/services.ts'
import { type Named, read, unsubscribe } from './signed-links.ts'

type Request = { Params: { token: string } }

/**
 * Serves `/unsubscribe/{token}`, without signing in. GET shows a button and changes nothing, because scanners
 * open every link of a mail. POST unsubscribes, for the button and for mail programs (RFC 8058).
 */
export async function unsubscribePage(app: FastifyInstance, { services }: { services: Services }) {
  // The body is ignored, because only the URL counts.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { bodyLimit: 4096, parseAs: 'buffer' }, (_request, _body, done) => done(null))

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status } = failureFrom(error)
    if (status >= 500) request.log.error(error)
    return send(reply.code(status), status >= 500 ? broken : unknown)
  })

  app.addHook('onRequest', async (_, reply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  })

  app.get<Request>('/unsubscribe/:token', async ({ params }, reply) =>
    answer(reply, await read(services, params.token), asking),
  )

  app.post<Request>('/unsubscribe/:token', async ({ params }, reply) =>
    answer(reply, await unsubscribe(services, params.token), done),
  )
}

function answer(reply: FastifyReply, { kind, hasExpired }: Named, page: (kind: string) => Shown) {
  return hasExpired ? send(reply.code(410), expired(kind)) : send(reply, page(kind))
}

type Shown = { title: string; body: string }

/** @param kind such as "emails about new tasks". */
function asking(kind: string): Shown {
  const body = `<p>You will not get ${escapeHtml(kind)} anymore. Nothing else changes.</p>
<form method="post"><button type="submit">Unsubscribe</button></form>`
  return { title: 'Unsubscribe?', body }
}

function done(kind: string): Shown {
  const body = `<p>You will not get ${escapeHtml(kind)} anymore. One that was already on its way may still arrive.</p>
<p>You can turn them back on at any time in your <a href="/settings#notifications">settings</a>.</p>`
  return { title: 'You are unsubscribed', body }
}

function expired(kind: string): Shown {
  const body = `<p>It is from an email sent more than a year ago, and links in emails work for a year.</p>
<p>To stop getting ${escapeHtml(kind)}, turn them off in your <a href="/settings#notifications">settings</a>.</p>`
  return { title: 'This link has expired', body }
}

const unknown: Shown = {
  title: 'This link does not work',
  body: `<p>Some email programs break long links. Copy the whole address from the email and open it again.</p>
<p>Or sign in and turn the emails off in your <a href="/settings#notifications">settings</a>.</p>`,
}

const broken: Shown = {
  title: 'That did not work',
  body: `<p>Something went wrong on our side. Please try again in a minute.</p>
<p>Or sign in and turn the emails off in your <a href="/settings#notifications">settings</a>.</p>`,
}

function send(reply: FastifyReply, { title, body }: Shown) {
  const html = plainPage({ title, body: `<h1>${title}</h1>\n${body}\n<p class="by">Bearings</p>`, css })
  return reply.type('text/html; charset=utf-8').send(html)
}

const css = `
body { display: grid; min-height: 100vh; box-sizing: border-box; align-content: center }
main { width: 100%; max-width: 480px; margin: 0 auto; padding: 32px; box-sizing: border-box; border: 1px solid var(--line); border-radius: 14px; background: var(--surface) }
p { margin: 16px 0 0 }
button { margin-top: 24px; padding: 12px 20px; border: 0; border-radius: 10px; background: var(--signal); color: var(--on-filled); font: inherit; font-weight: 600; cursor: pointer }
.by { margin-top: 32px; color: var(--ink-2); font-size: 13px }
`
