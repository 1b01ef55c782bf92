import { Failure } from '@bearings/domain/failure'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '../../../platform/escape-html.ts'
import { plainPage } from '../../../platform/plain-page.ts'
import type { Surroundings } from '../../../platform/surroundings.ts'
import { read, unsubscribe } from './service.ts'

type Asked = { Params: { token: string } }

/**
 * `/unsubscribe/{token}`, without signing in: GET shows a button and changes nothing, since scanners open every link of
 * a mail; POST acts, for the button and for mail programs (RFC 8058).
 */
export async function unsubscribePage(
  app: FastifyInstance,
  { surroundings }: { surroundings: Surroundings },
) {
  // What the form says is of no interest: the address is all that counts.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { bodyLimit: 4096, parseAs: 'buffer' }, (_request, _body, done) => done(null))

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return send(reply.code(404), unknown)
    request.log.error(error)
    return send(reply.code(500), broken)
  })

  app.addHook('onRequest', async (_, reply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  })

  // The token acts for a person, and has no business in a log.
  const logSerializers = { req: ({ method }: { method: string }) => ({ method, url: '/unsubscribe/…' }) }

  app.get<Asked>('/unsubscribe/:token', { logSerializers }, async ({ params }, reply) =>
    send(reply, asking(await read(surroundings, params.token))),
  )

  app.post<Asked>('/unsubscribe/:token', { logSerializers }, async ({ params }, reply) =>
    send(reply, done(await unsubscribe(surroundings, params.token))),
  )
}

type Shown = { title: string; body: string }

/** @param kind such as "mails about new tasks". */
function asking(kind: string): Shown {
  const body = `<p>You will get no more ${escapeHtml(kind)}. Everything else stays as it is.</p>
<form method="post"><button type="submit">Unsubscribe</button></form>`
  return { title: 'Unsubscribe?', body }
}

function done(kind: string): Shown {
  const body = `<p>You will get no more ${escapeHtml(kind)}. One that was already on its way may still arrive.</p>
<p>You can switch them on again at any time in your <a href="/settings#notifications">settings</a>.</p>`
  return { title: 'You are unsubscribed', body }
}

const unknown: Shown = {
  title: 'This link does not work',
  body: `<p>Some mail programs cut long links in two: copy the whole address from the mail and open it again.</p>
<p>Or sign in and switch the mails off in your <a href="/settings#notifications">settings</a>.</p>`,
}

const broken: Shown = {
  title: 'That did not work',
  body: `<p>Something went wrong on our side. Please try again in a minute.</p>
<p>Or sign in and switch the mails off in your <a href="/settings#notifications">settings</a>.</p>`,
}

function send(reply: FastifyReply, { title, body }: Shown) {
  const html = plainPage({ title, body: `<h1>${title}</h1>\n${body}\n<p class="by">Bearings</p>`, css })
  return reply.type('text/html; charset=utf-8').send(html)
}

const css = `
body { display: grid; min-height: 100vh; box-sizing: border-box; align-content: center }
main { width: 100%; max-width: 480px; margin: 0 auto; padding: 32px; box-sizing: border-box; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
p { margin: 16px 0 0 }
button { margin-top: 24px; padding: 12px 20px; border: 0; border-radius: 8px; background: var(--link); color: var(--on-link); font: inherit; font-weight: 600; cursor: pointer }
.by { margin-top: 32px; color: var(--faint); font-size: 13px }
`
