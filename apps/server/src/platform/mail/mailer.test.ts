import { type AddressInfo, createServer } from 'node:net'
import { pino } from 'pino'
import { beforeEach, expect, test, vi } from 'vitest'
import { mails } from '#database/tables/mails.ts'
import { parseConfig } from '#platform/config/config.ts'
import { useTestApp } from '#testing/test-app.ts'
import { deliver, queueMail, startDelivery } from './mailer.ts'

const noon = Date.parse('2026-11-01T12:00:00Z')

const app = useTestApp()
beforeEach(() => app.db.delete(mails))

function outbox(minutes = 0) {
  return { db: app.db, now: () => new Date(noon + minutes * 60_000), log: pino({ level: 'silent' }) }
}

async function queued(to: string) {
  const content = { subject: 'Ahoy', heading: 'Ahoy <there>', paragraphs: ['A & B'], code: '123456' }
  await queueMail(app.db, { ...content, to, now: new Date(noon) })
}

test('each mail goes out once, however many processes send at the same time', async () => {
  const people = Array.from({ length: 25 }, (_, index) => `${index}@example.org`)
  for (const person of people) await queued(person)
  const sent: string[] = []
  const send = async ({ to }: { to: string }) => void sent.push(to)

  const rounds = await Promise.all([1, 2, 3, 4].map(() => deliver(outbox(), send)))

  expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(25)
  expect(sent.toSorted()).toEqual(people.toSorted())
  expect(await deliver(outbox(), send)).toBe(0)
})

test('who waits behind a mail that takes four minutes gets theirs once, although another process looks for mail', async () => {
  await queued('nia@example.org')
  await queued('omar@example.org')
  const sent: string[] = []
  let minutes = 0
  const slow = async ({ to }: { to: string }) => {
    sent.push(to)
    minutes += 4
    await deliver(outbox(minutes), async (mail) => void sent.push(mail.to))
  }

  await deliver({ ...outbox(), now: () => outbox(minutes).now() }, slow)

  expect(sent).toEqual(['nia@example.org', 'omar@example.org'])
})

test('a mail that could not be sent is tried again later, each time after a longer pause', async () => {
  await queued('kim@example.org')
  let tries = 0
  const refuse = async () => {
    tries++
    throw new Error('Try again')
  }

  await deliver(outbox(), refuse)
  expect(await deliver(outbox(0.9), refuse)).toBe(0)
  expect(await deliver(outbox(1), refuse)).toBe(1)
  expect(await deliver(outbox(2.9), refuse)).toBe(0)
  expect(await deliver(outbox(3), async () => void tries++)).toBe(1)

  expect(tries).toBe(3)
  expect(await deliver(outbox(1000), refuse)).toBe(0)
})

test('the mailbox shows what was written, as text, newest first, for one person if asked', async () => {
  await queued('lee@example.org')
  await queued('mo@example.org')

  const listed = (await app.app.inject({ url: '/dev/mailbox.json' })).json()
  expect(listed.slice(0, 2).map(({ to }: { to: string }) => to)).toEqual([
    'mo@example.org',
    'lee@example.org',
  ])
  expect(Object.keys(listed[0]).toSorted()).toEqual(['createdAt', 'html', 'subject', 'text', 'to'])
  expect(listed[0].html).toContain('Ahoy &lt;there&gt;')
  expect(listed[0].text).toContain('Ahoy <there>\n\nA & B\n\nYour code: 123456')

  const page = await app.app.inject({ url: '/dev/mailbox?to=Lee@example.org' })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('Ahoy &lt;there&gt;')
  expect(page.body).not.toContain('mo@example.org')
  expect(page.body).not.toContain('<script')
})

test('with an SMTP server mails leave, both parts of them, and the outbox is empty again', async () => {
  const post = await postOffice()
  const config = parseConfig({
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    MAIL_FROM: 'Bearings <hello@example.org>',
  })
  await deliver(outbox(), async () => {})
  await queued('nia@example.org')

  const delivery = startDelivery({ ...outbox(), config }, 10)
  const letter = await post.letter
  await delivery.stop()
  post.close()

  expect(letter).toContain('RCPT TO:<nia@example.org>')
  expect(letter).toContain('From: Bearings <hello@example.org>')
  expect(letter).toContain('Content-Type: text/plain')
  expect(letter).toContain('Content-Type: text/html')
  expect((await app.app.inject({ url: '/dev/mailbox.json?to=nia@example.org' })).json()).toEqual([])
})

test('mails still leave after the database was away for a moment while one was sent', async () => {
  const post = await postOffice()
  const config = parseConfig({ SMTP_URL: `smtp://127.0.0.1:${post.port}` })
  await deliver(outbox(), async () => {})
  await queued('nia@example.org')
  // The first statement takes the mail. The next two, after it was sent, fail.
  let statements = 0
  const unsteady = new Proxy(app.db, {
    get(db, name) {
      const isAway = (name === 'update' || name === 'delete') && ++statements > 1 && statements < 4
      if (isAway) throw new Error('The connection was lost')
      return Reflect.get(db, name) as unknown
    },
  })

  const delivery = startDelivery({ ...outbox(), db: unsteady, config }, 10)
  await post.letter
  await queued('omar@example.org')

  await vi.waitFor(async () => {
    const left = await app.db.select({ to: mails.to }).from(mails)
    expect(left).toEqual([{ to: 'nia@example.org' }])
  }, 10_000)
  await delivery.stop()
  post.close()
})

test('a mail of a kind that one can end says how to mail programs, and one about an account does not', async () => {
  const unsubscribeUrl = `https://bearings.example/unsubscribe/${'a'.repeat(22)}.advisor_request_approved.${'b'.repeat(22)}`
  const content = { subject: 'Ahoy', heading: 'Ahoy', paragraphs: ['There'] }
  const headersOf = async (mail: { unsubscribeUrl?: string }) => {
    const post = await postOffice()
    const config = parseConfig({ SMTP_URL: `smtp://127.0.0.1:${post.port}` })
    await queueMail(app.db, { ...content, ...mail, to: 'pat@example.org', now: new Date(noon) })
    const delivery = startDelivery({ ...outbox(), config }, 10)
    const letter = await post.letter
    await delivery.stop()
    post.close()
    return letter
      .split('\r\n\r\n')[0]!
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
  }
  await deliver(outbox(), async () => {})

  const headers = await headersOf({ unsubscribeUrl })

  expect(headers).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect((await headersOf({})).join('\n')).not.toContain('Unsubscribe')
})

/** An SMTP server that accepts one mail. */
async function postOffice() {
  let said = ''
  let reading = false
  let arrived: (letter: string) => void = () => {}
  const letter = new Promise<string>((resolve) => (arrived = resolve))
  const server = createServer((socket) => {
    socket.write('220 post\r\n')
    socket.on('data', (chunk) => {
      said += String(chunk)
      if (reading && said.endsWith('\r\n.\r\n')) {
        reading = false
        socket.write('250 taken\r\n')
        return arrived(said)
      }
      if (reading) return
      reading = said.endsWith('DATA\r\n')
      socket.write(reading ? '354 go on\r\n' : '250 yes\r\n')
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { letter, port: (server.address() as AddressInfo).port, close: () => server.close() }
}
