import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { catchMails } from './mail-catcher.ts'
import { post, startProcess } from './server.ts'
import { signedUp, writeTo } from './spread-writer.ts'

/** Seconds that a mail takes, and that the server waits for a model that never responds. */
const [mailSeconds, modelSeconds] = [3, 4]
const people = 5

/**
 * Tries a slow mail server, and a model that never responds, while somebody saves; returns what went wrong,
 * with counts.
 */
export async function slowNeighbors(where: { port: number; folder: string; databaseUrl?: string }) {
  let slow = 0
  const mail = await catchMails({ milliseconds: () => slow })
  const model = createServer(() => {}).listen(0, '127.0.0.1')
  await once(model, 'listening')
  const settings = {
    SMTP_URL: mail.url,
    AI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
    AI_MODEL: 'silent',
    AI_TIMEOUT_SECONDS: String(modelSeconds),
  }
  const server = await startProcess({ ...where, settings })
  try {
    const mailTo = (email: string) => mail.mails.filter(({ to }) => to === email)
    const token = await signedUp(server, 'maya@example.org', () => mailTo('maya@example.org')[0]?.text)
    const writer = writeTo([server], token)
    const before = await savedIn(5000)

    slow = mailSeconds * 1000
    const addresses = Array.from({ length: people }, (_, n) => `person-${n}@example.org`)
    for (const email of addresses)
      await post(`${server.url}/auth/v1/signup`, {
        email,
        password: 'a quiet desk by the sea',
        data: { full_name: 'Somebody', role: 'student' },
      })
    const whileMailing = await savedIn(5000)
    const allSent = () => addresses.every((email) => mailTo(email).length > 0)
    for (let look = 0; look < 600 && !allSent(); look++) await pause(100)
    const notOnce = addresses.filter((email) => mailTo(email).length !== 1).length

    const askedAt = performance.now()
    const asking = [1, 2].map(() => ask(token))
    const whileAsking = await savedIn(modelSeconds * 1000)
    const answers = await Promise.all(asking)
    const answered = ((performance.now() - askedAt) / 1000).toFixed(1)
    const { lost, failed } = await writer.stop()
    return [
      {
        what: `Mails to a server that takes ${mailSeconds} s for each`,
        times: people,
        wrong: notOnce + lost,
        more: `${whileMailing} saves in 5 s meanwhile, ${before} before, ${failed} failed`,
      },
      {
        what: 'Questions to a model that never answers',
        times: answers.length,
        wrong: answers.filter((mind) => mind !== 'built-in').length,
        more: `answered without it after ${answered} s; ${whileAsking} saves in ${modelSeconds} s meanwhile`,
      },
    ]

    async function savedIn(milliseconds: number): Promise<number> {
      const saved = writer.acknowledged()
      await pause(milliseconds)
      return writer.acknowledged() - saved
    }
  } finally {
    await server.kill()
    mail.close()
    model.closeAllConnections()
    model.close()
  }

  async function ask(token: string): Promise<string | undefined> {
    const headers = { authorization: `Bearer ${token}` }
    const question = { message: 'How do I begin a personal essay about moving to another country?' }
    const answer = (await post(`${server.url}/functions/v1/rag-chat`, question, headers)) as { mind?: string }
    return answer.mind
  }
}
