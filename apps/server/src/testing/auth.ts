import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { TestApp } from './test-app.ts'

type Sent = { body?: unknown; token?: string; headers?: Record<string, string> }

export const password = 'a sailor reads the stars'

/** Calls `/auth/v1` as the browser's client does, and reads the mailbox. */
export function authOf(server: Pick<TestApp, 'app'>) {
  /** Sends a body to an endpoint such as `POST /signup` and returns the response; its `body` is parsed. */
  async function call(endpoint: `${string} /${string}`, { body, token, headers }: Sent = {}) {
    const [method, path] = endpoint.split(' ') as [InjectOptions['method'], string]
    const response = await server.app.inject({
      method: method!,
      url: `/auth/v1${path}`,
      headers: {
        'x-supabase-api-version': '2024-01-01',
        'content-type': 'application/json;charset=UTF-8',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const parsed: any = response.body === '' ? undefined : JSON.parse(response.body)
    return { status: response.statusCode, headers: response.headers, body: parsed }
  }

  /** Returns the mails to this address, newest first, each with the link token and the code in it. */
  async function mailsTo(address: string) {
    const response = await server.app.inject({ url: '/dev/mailbox.json', query: { to: address } })
    return response.json<{ subject: string; text: string; html: string }[]>().map((mail) => ({
      ...mail,
      hash: /token_hash=([\w-]+)/.exec(mail.text)?.[1] ?? '',
      code: /code: (\d{6})/.exec(mail.text)?.[1] ?? '',
    }))
  }

  async function latestTo(address: string) {
    const [mail] = await mailsTo(address)
    if (!mail) throw new Error(`No mail to ${address}`)
    return mail
  }

  const signUp = (email: string, data: object = {}, chosen = password) =>
    call('POST /signup', { body: { email, password: chosen, data } })

  const signIn = (email: string, chosen = password) =>
    call('POST /token?grant_type=password', { body: { email, password: chosen } })

  return {
    call,
    mailsTo,
    latestTo,
    signUp,
    signIn,
    refresh: (token: unknown) =>
      call('POST /token?grant_type=refresh_token', { body: { refresh_token: token } }),
    /** Signs up and confirms a new person; returns their first session. */
    newcomer: async (data: object = {}) => {
      const email = unusedEmail()
      await signUp(email, data)
      const { hash } = await latestTo(email)
      const { body } = await call('POST /verify', { body: { type: 'signup', token_hash: hash } })
      return { email, id: body.user.id as string, session: body, token: body.access_token as string }
    },
  }
}

export function unusedEmail(): string {
  return `${randomUUID()}@example.org`
}
