import { type Language, languageOf } from '@bearings/domain/language/options'
import { writeIn } from '@bearings/domain/language/write-in'
import { say } from '@bearings/domain/say'
import escapeHtml from 'escape-html'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { plainPage } from '#platform/pages/plain-page.ts'
import { failureFrom } from '#platform/requests/failure-from.ts'
import type { Services } from '#platform/requests/services.ts'
import { whatMailsSay } from '../mails/mail.ts'
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
    return send(reply.code(status), languageAskedFor(request), status >= 500 ? broken : unknown)
  })

  app.addHook('onRequest', async (_, reply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  })

  app.get<Request>('/unsubscribe/:token', async (request, reply) =>
    answer(reply, request, await read(services, request.params.token), asking),
  )

  app.post<Request>('/unsubscribe/:token', async (request, reply) =>
    answer(reply, request, await unsubscribe(services, request.params.token), done),
  )
}

function answer(reply: FastifyReply, request: Asked, named: Named, page: (what: string) => Shown) {
  const { type, hasExpired } = named
  const language = named.language ?? languageAskedFor(request)
  const shown = () => (hasExpired ? expired : page)(whatMailsSay(type))
  return send(hasExpired ? reply.code(410) : reply, language, shown)
}

type Asked = Pick<FastifyRequest, 'headers'>

/** Returns the first language of ours that the browser asks for. */
function languageAskedFor({ headers }: Asked): Language {
  return languageOf((headers['accept-language'] ?? '').split(',').map((tag) => tag.trim()))
}

type Shown = { title: string; body: string }

/** @param what What the emails are about, such as "new tasks". */
function asking(what: string): Shown {
  const body = `<p>${escapeHtml(say('You will not get emails about {what} anymore. Nothing else changes.', { what }))}</p>
<form method="post"><button type="submit">${say('Unsubscribe')}</button></form>`
  return { title: say('Unsubscribe?'), body }
}

function done(what: string): Shown {
  const body = `<p>${escapeHtml(say('You will not get emails about {what} anymore. One that was already on its way may still arrive.', { what }))}</p>
<p>${linked(say('You can turn them back on at any time in your <settings>.'))}</p>`
  return { title: say('You are unsubscribed'), body }
}

function expired(what: string): Shown {
  const body = `<p>${say('It is from an email sent more than a year ago, and links in emails work for a year.')}</p>
<p>${linked(say('To stop getting emails about {what}, turn them off in your <settings>.', { what }))}</p>`
  return { title: say('This link has expired'), body }
}

function unknown(): Shown {
  const body = `<p>${say('Some email programs break long links. Copy the whole address from the email and open it again.')}</p>
<p>${linked(say('Or sign in and turn the emails off in your <settings>.'))}</p>`
  return { title: say('This link does not work'), body }
}

function broken(): Shown {
  const body = `<p>${say('Something went wrong on our side. Please try again in a minute.')}</p>
<p>${linked(say('Or sign in and turn the emails off in your <settings>.'))}</p>`
  return { title: say('That did not work'), body }
}

/** Returns a text as HTML, in which the words in angle brackets lead to the settings. */
function linked(text: string): string {
  const [before = '', link = '', after = ''] = text.split(/[<>]/).map((part) => escapeHtml(part))
  return `${before}<a href="/settings#notifications">${link}</a>${after}`
}

function send(reply: FastifyReply, language: Language, shown: () => Shown) {
  const html = writeIn(language, () => {
    const { title, body } = shown()
    return plainPage({ title, body: `<h1>${title}</h1>\n${body}\n<p class="by">Bearings</p>`, css })
  })
  return reply.type('text/html; charset=utf-8').send(html)
}

const css = `
body { display: grid; min-height: 100vh; box-sizing: border-box; align-content: center }
main { width: 100%; max-width: 480px; margin: 0 auto; padding: 32px; box-sizing: border-box; border: 1px solid var(--line); border-radius: 14px; background: var(--surface) }
p { margin: 16px 0 0 }
button { margin-top: 24px; padding: 12px 20px; border: 0; border-radius: 10px; background: var(--signal); color: var(--on-filled); font: inherit; font-weight: 600; cursor: pointer }
.by { margin-top: 32px; color: var(--ink-2); font-size: 13px }
`
