import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { keysOf } from '#credentials/keys.ts'
import { askForAddress, objectToAddress } from '#flows/admin-address.ts'
import { callerOf, checkService } from '#flows/caller.ts'
import { type Presence, presenceOf, prove } from '#flows/presence.ts'
import { type LinkedIdentity, linkedIdentityOf } from '#flows/provider/linked.ts'
import { type SessionBody, sessionBody } from '#flows/session.ts'
import { clearLocks, mailLink, takeFactors } from '#flows/support.ts'
import { absent, routes } from '#protocol/routes/all.ts'
import { providerRoutes } from '#protocol/routes/provider.ts'
import { serveAuth } from '#protocol/serve.ts'
import type { AuthServices, Caller, Database, Origin, People } from '#services.ts'
import * as sessions from '#store/sessions.ts'
import type { SessionRow } from '#store/sessions.ts'
import type { SignInMethod } from '#store/sign-in-proof.ts'
import * as tokens from '#store/tokens.ts'
import type { UserRow, UsersTable, WithUserColumns } from '#store/user-table.ts'

type Row<Users extends WithUserColumns> = Users['$inferSelect'] & UserRow

/** The app's `People`, whose hooks get the app's own database and full rows of its own table. */
export type PeopleOf<Users extends WithUserColumns, Db extends Database = Database> = {
  [Name in keyof People]: Name extends 'table' ? Users : Known<People[Name], Row<Users>, Db>
}
/** Narrows a hook's parameters to the app's own rows and database. */
type Known<Hook, User, Db> = Hook extends (...parameters: infer All) => infer Result
  ? (...parameters: { [Index in keyof All]: Better<All[Index], User, Db> }) => Result
  : Hook
type Better<Parameter, User, Db> = Parameter extends UserRow
  ? User
  : Parameter extends Database
    ? Db
    : UserRow | null extends Parameter
      ? User | null
      : Parameter

export type AuthOptions<Users extends WithUserColumns, Db extends Database> = Omit<AuthServices, 'people'> & {
  people: PeopleOf<Users, Db>
}

export type Auth = {
  /** The protocol, to be registered below `/auth/v1`. */
  routes: FastifyPluginAsync
  /**
   * Returns the person whose access token a request carries.
   * @throws {AuthFailure} if the token is invalid, the session has ended, or the account is banned.
   */
  actorFor(request: FastifyRequest): Promise<Caller>
  /** Opens a session for a person the app vouches for. Send its `sessionBody` after the transaction. */
  openSession(tx: Database, session: NewSession): Promise<SessionRow>
  sessionBody(session: SessionRow): Promise<SessionBody>
  /** Lists the person's sessions, the most recently refreshed first. */
  listSessions(userId: string): ReturnType<typeof sessions.listOf>
  /** Whether a second factor was shown in this session, here or at a provider that is trusted with it. */
  hasShownSecondFactor(session: { userId: string; sessionId: string | null }): Promise<boolean>
  /** Returns the provider that the person is linked to, if it is the one of now; `null` for none. */
  identityOf(user: { id: string; email: string }): Promise<LinkedIdentity | null>
  /** Ends one session; `false` if it does not exist. */
  endSession(tx: Database, session: { userId: string; sessionId: string }): Promise<boolean>
  /** Ends all sessions and mailed links, for an admin who manages the account. */
  endSessions(tx: Database, userId: string): Promise<void>
  /** What an app's admins do for a person who cannot get in; with the keys, which no transaction may wait for. */
  support(): Promise<Support>
  /**
   * Checks that the person themselves sends the request: by password, or by a recent proof in the session.
   */
  presenceOf(who: Who & { password?: string | undefined }): Promise<Presence>
  /** As `presenceOf`, also by a mailed code. The session remembers the proof for some minutes. */
  prove(who: Who & { password?: string | undefined; code?: string | undefined }): Promise<Presence>
}

/** Each takes the transaction of its audit entry, and the id of the person. */
export type Support = {
  mailLink: (tx: Database, userId: string) => Promise<void>
  removeFactors: (tx: Database, userId: string) => Promise<number>
  clearLocks: (tx: Database, userId: string) => Promise<void>
  askForAddress: (tx: Database, change: { userId: string; address: string }) => Promise<'taken' | 'asked'>
  objectToAddress: (tx: Database, objection: { userId: string; token: string }) => Promise<boolean>
}

type Who = { userId: string; sessionId: string; origin: Origin }
type NewSession = { userId: string; method: SignInMethod; origin: Origin }

/** Opens sign-in on this database. Reads and writes nothing; registering the routes creates the keys. */
export function openAuth<Users extends WithUserColumns, Db extends Database>(
  options: AuthOptions<Users, Db>,
): Auth {
  // The only cast that drops the app's own columns: every row comes from the app's table and so has them.
  const people = options.people as unknown as People & { table: UsersTable }
  const services: AuthServices = { ...options, people }
  const { now } = services

  return {
    routes: async (app) => {
      // Creates the keys before any request needs them.
      await keysOf(services)
      const identify = (request: FastifyRequest) => callerOf(services, request)
      await serveAuth(app, {
        services,
        routes: services.provider ? { ...routes, ...providerRoutes } : routes,
        absent,
        identify,
        checkService: (request) => checkService(services, request),
      })
    },
    actorFor: (request) => callerOf(services, request, services.cacheSession),
    openSession: (tx, session) => sessions.insert(tx, { ...session, now: now() }),
    sessionBody: (session) => sessionBody(services, session),
    listSessions: (userId) => sessions.listOf(services.db, userId),
    hasShownSecondFactor: async ({ userId, sessionId }) =>
      sessionId !== null && (await sessions.findBearer(services, { userId, sessionId }))?.aal === 'aal2',
    identityOf: (user) => linkedIdentityOf(services, user),
    endSession: async (tx, { userId, sessionId }) =>
      (await sessions.end(tx, userId, { only: sessionId })) > 0,
    endSessions: async (tx, userId) => {
      await sessions.end(tx, userId, 'all')
      await tokens.removeOf(tx, userId)
    },
    support: async () => {
      const known = { ...services, keys: await keysOf(services) }
      return {
        mailLink: (tx, userId) => mailLink(tx, known, userId),
        removeFactors: (tx, userId) => takeFactors(tx, known, userId),
        clearLocks: (tx, userId) => clearLocks(tx, known, userId),
        askForAddress: (tx, change) => askForAddress(tx, known, change),
        objectToAddress: (tx, objection) => objectToAddress(tx, known, objection),
      }
    },
    presenceOf: ({ origin, ...who }) => presenceOf({ ...services, origin }, who),
    prove: ({ origin, ...who }) => prove({ ...services, origin }, who),
  }
}
