import { createHash, randomBytes } from 'node:crypto'
import { authOf } from './auth.ts'
import type { SchoolProvider } from './school-provider.ts'
import type { TestApp } from './test-app.ts'

/** Signs people in with their school's provider as a browser does. */
export function atSchool(app: TestApp, provider: SchoolProvider) {
  const { call } = authOf(app)

  /** Leaves for the provider; returns where it leads, and what the browser keeps. */
  async function leave() {
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const query = { provider: 'school', code_challenge: challenge, code_challenge_method: 's256' }
    const { headers } = await app.app.inject({ url: '/auth/v1/authorize', query })
    const cookie = String(headers['set-cookie'] ?? '').split(';')[0]!
    return { location: headers.location!, cookie, verifier }
  }

  /** Returns from the provider; the page then reads the outcome in its fragment. */
  async function comeBack(url: string, cookie: string): Promise<Record<string, string>> {
    const { pathname, search } = new URL(url)
    const { headers } = await app.app.inject({ url: pathname + search, headers: { cookie } })
    return fragmentOf(headers.location!)
  }

  async function reach(sub: string, change: (url: string) => string = (url) => url) {
    const { location, cookie, verifier } = await leave()
    const back = change(await provider.visit(location, sub))
    return { verifier, cookie, back, outcome: await comeBack(back, cookie) }
  }

  const exchange = (code: string | undefined, verifier: string) =>
    call('POST /token?grant_type=pkce', { body: { auth_code: code, code_verifier: verifier } })

  return {
    leave,
    comeBack,
    reach,
    exchange,
    /** The whole way; returns the session. */
    signIn: async (sub: string) => {
      const { outcome, verifier } = await reach(sub)
      const { status, body } = await exchange(outcome.code, verifier)
      if (status !== 200) throw new Error(`Not signed in: ${JSON.stringify(outcome)} ${JSON.stringify(body)}`)
      return body
    },
  }
}

export function fragmentOf(location: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(new URL(location).hash.slice(1)))
}
