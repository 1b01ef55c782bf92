import type { FastifyError, FastifyInstance } from 'fastify'
import { plainPage } from '#platform/pages/plain-page.ts'
import { failureFrom } from '#platform/requests/failure-from.ts'
import { originOf } from '#platform/requests/serve.ts'
import type { Services } from '#platform/requests/services.ts'
import { stopReminders } from './contact.ts'
import { findMailed } from './link.ts'

type Request = { Params: { code: string } }

/**
 * Serves `/letters/{code}/stop`, the one-click end of reminders. GET shows a button and changes nothing, because scanners
 * open every link of a mail. POST stops them, for the button and for mail programs (RFC 8058).
 */
export async function stopPage(app: FastifyInstance, { services }: { services: Services }) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { bodyLimit: 4096, parseAs: 'buffer' }, (_request, _body, done) => done(null))

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status } = failureFrom(error)
    if (status >= 500) request.log.error(error)
    return reply.code(status).type('text/html; charset=utf-8').send(page(noLink))
  })

  app.addHook('onRequest', async (_, reply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  })

  app.get<Request>('/letters/:code/stop', async (request, reply) => {
    await findMailed({ ...services, origin: originOf(request) }, request.params.code)
    return reply.type('text/html; charset=utf-8').send(page(asking))
  })

  app.post<Request>('/letters/:code/stop', async (request, reply) => {
    await stopReminders({ ...services, origin: originOf(request) }, request.params.code)
    return reply.type('text/html; charset=utf-8').send(page(done))
  })
}

type Shown = { title: string; body: string }

const asking: Shown = {
  title: 'Stop the reminders?',
  body: `<p>You will get no more reminders of letters. New requests still reach you.</p>
<form method="post"><button type="submit">Stop reminders</button></form>`,
}
const done: Shown = {
  title: 'No more reminders',
  body: '<p>You can turn them on again on your page for letters.</p>',
}
const noLink: Shown = {
  title: 'This link does not work',
  body: '<p>It may have been replaced by a newer one. Use the link of the latest email.</p>',
}

function page({ title, body }: Shown): string {
  return plainPage({ title, body: `<h1>${title}</h1>\n${body}`, css })
}

const css = `
p { margin: 16px 0 0 }
button { margin-top: 24px; padding: 12px 20px; border: 0; border-radius: 10px; background: var(--signal); color: var(--on-filled); font: inherit; font-weight: 600; cursor: pointer }
`
