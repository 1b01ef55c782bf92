import { PGlite } from '@electric-sql/pglite'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { openAuth } from './open.ts'
import type { AuthMail, Secrets } from './services.ts'
import * as authTables from './store/tables/all.ts'
import { userColumns } from './store/user-table.ts'

// The smallest app there can be: people with a nickname, mails in a list, nothing encrypted and nothing limited.
const users = pgTable('users', { ...userColumns(), nickname: text() }, ({ email }) => [
  uniqueIndex('users_email_idx').on(sql`lower(${email})`),
])

const tables = { ...authTables, users }

test('somebody signs up, confirms, signs in and is known, in an app that is none of this repository', async () => {
  const { app, mails, close } = await openApp()
  const email = 'kim@example.org'
  const password = 'a sailor reads the stars'
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/auth/v1${path}`, payload })).json()

  const signedUp = await post('/signup', { email, password, data: { nickname: 'Kim' } })
  expect(signedUp).toMatchObject({ email, user_metadata: { nickname: 'Kim' } })
  const [mail] = mails
  await post('/verify', { type: 'signup', email, token: mail?.about === 'token' ? mail.code : '' })
  const session = await post('/token?grant_type=password', { email, password })

  const headers = { authorization: `Bearer ${session.access_token}` }
  const me = (await app.inject({ url: '/me', headers })).json()
  expect(me).toEqual({ userId: signedUp.id, nickname: 'Kim' })
  await close()
})

async function openApp() {
  const client = new PGlite()
  const db = drizzle({ client, casing: 'snake_case' })
  const json = (schema: object) =>
    generateDrizzleJson(schema as Record<string, unknown>, undefined, undefined, 'snake_case')
  for (const statement of await generateMigration(json({}), json(tables))) await client.exec(statement)

  const mails: AuthMail[] = []
  const kept = new Map<string, string>()
  const secrets: Secrets = {
    storeOrAdopt: async (_, proposed) => {
      for (const [purpose, secret] of Object.entries(proposed))
        if (!kept.has(purpose)) kept.set(purpose, secret)
      return kept
    },
    lock: async (_, purpose) => kept.get(purpose),
    replace: async (_, purpose, secret) => void kept.set(purpose, secret),
  }
  const app = fastify()
  const auth = openAuth({
    db,
    now: () => new Date(),
    log: app.log,
    limits: { take: async () => {}, check: async () => {} },
    networkOf: (address) => address,
    isSchool: () => false,
    publicUrl: 'http://localhost',
    appName: 'Harbor',
    pages: { confirm: '/confirm', home: '/', keepAddress: '/keep' },
    mail: { send: async (_, mail) => void mails.push(mail), stays: true },
    audit: { write: async () => {}, list: async () => [] },
    secrets,
    vault: { seal: (_db, _id, secret) => `v0.${secret}`, open: async (_db, _id, sealed) => sealed.slice(3) },
    passwords: {
      least: 8,
      most: 128,
      isTooLong: ({ length }) => length > 128,
      weaknesses: async (_, { length }) => (length < 8 ? ['length'] : []),
    },
    sessionDays: { unused: 30, longest: 90 },
    people: {
      table: users,
      columns: { nickname: users.nickname },
      signedUp: (metadata) => ({ profile: { nickname: metadata.nickname }, metadata }),
      admit: async () => {},
      profileOf: ({ nickname }) => ({ nickname }),
      confirmed: (_, profile) => profile,
      changed: () => ({}),
      changedByAdmin: () => ({}),
      metadataColumns: ({ nickname }) => ({ nickname }),
      emptied: () => ({ nickname: null }),
      onConfirmed: async () => {},
      onAddressChanged: async () => {},
      beforeChangedByAdmin: async () => {},
      onChangedByAdmin: async () => {},
      onErase: async () => {},
      onErased: async () => {},
    },
    tookTooLong: () => false,
  })
  await app.register(auth.routes, { prefix: '/auth/v1' })
  app.get('/me', async (request) => {
    const { userId, person } = await auth.actorFor(request)
    return { userId, ...person }
  })
  const close = async () => {
    await app.close()
    await client.close()
  }
  return { app, mails, close }
}
