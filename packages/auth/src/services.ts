import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import type { JWK } from 'jose'
import type { SessionDays } from './rules.ts'
import type { SignInProof } from './store/sign-in-proof.ts'
import type { TokenKind } from './store/token-kinds.ts'
import type { UserRow, UsersTable } from './store/user-table.ts'
import type { AuthAuditDetails, EntryOf } from './terms/actions.ts'
import type { AdminUser, Metadata } from './terms/schema.ts'

type Queries = 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'

/** The parts of a Drizzle PostgreSQL database or transaction that the package uses. */
export type Database = Pick<PgDatabase<PgQueryResultHKT>, Queries> & {
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>
}

/** Where a request came from. */
export type Origin = { address: string; userAgent: string }

/** Everything that sign-in needs from the app. `tx` is the transaction that a call belongs to. */
export type AuthServices = {
  db: Database
  now: () => Date
  log: FastifyBaseLogger
  limits: Limits
  /** The key for rate limits instead of an address, because a household has many IPv6 addresses. */
  networkOf: (address: string) => string
  /** Whether an address belongs to a school, whose people share it: each device there counts by itself. */
  isSchool: (address: string) => boolean
  /** The app's public URL, without a trailing slash. The protocol is served below it, at `/auth/v1`. */
  publicUrl: string
  /** The name that authenticator apps and `/health` show. */
  appName: string
  /**
   * Paths of the app's pages: where a mailed link or code is confirmed, where people continue from there,
   * where somebody objects to a new address, and where they return to from the provider.
   */
  pages: { confirm: string; home: string; keepAddress: string; provider?: string }
  mail: Mail
  audit: AuditLog
  secrets: Secrets
  vault: Vault
  passwords: PasswordPolicy
  sessionDays: SessionDays
  people: People
  /** An OpenID Connect provider that people may sign in with; absent if there is none. */
  provider?: Provider
  /** Whether the app canceled a statement that took too long. The client may then try the request again. */
  tookTooLong(error: unknown): boolean
  /** A session cache for `actorFor`; the protocol itself always queries the database. */
  cacheSession?: SessionCache
}

/** The settings of an OpenID Connect provider, and what the app knows of the people there. */
export type Provider = {
  issuer: string
  clientId: string
  credential: { secret: string } | { privateKey: JWK }
  /** The provider's name for people, such as that of their school. */
  name: string
  /** Only addresses in these domains are taken for the provider's own people. In lower case. */
  domains: readonly string[]
  /** Whether a second factor that the provider has asked for counts as ours. */
  trustsSecondFactor: boolean
  timeoutSeconds: number
  /** Whether this is the only way in for its people, so that pages put the others behind it. */
  isUsualWay: boolean
  /**
   * Looks up who is expected at an address that the provider has confirmed; `null` for nobody, who may not join.
   * `userId` is the account that has joined already, `profile` the values of the app's columns for a new one.
   */
  expected(tx: Database, address: string): Promise<{ userId: string | null; profile: Profile } | null>
  /**
   * Called when the person who was expected at this address has been linked to an account, and whenever they sign in: the app
   * may expect them anew.
   */
  onJoined(tx: Database, joined: { userId: string; address: string; at: Date }): Promise<void>
  /** Whether this person, who is known at the provider, may sign in there only. */
  isOnlyWay(user: UserRow): boolean
}

/** Returns a recent result of `find`, never one from before a change of the account, session or factors. */
export type SessionCache = <Found>(
  session: { userId: string; sessionId: string },
  find: () => Promise<Found>,
) => Promise<Found>

export type AuthContext = AuthServices & {
  origin: Origin
  /** A random name of the browser, at a school; absent otherwise, and for callers that keep no cookies. */
  device?: string | undefined
}

/** The caller behind a person's token, as currently stored in the database. */
export type Caller = {
  userId: string
  sessionId: string
  /** `aal2` if both the session and this token were verified with a second factor. */
  aal: 'aal1' | 'aal2'
  methods: SignInProof[]
  /** Whether the account asks for a second factor. */
  twoFactor: boolean
  /** Whether this person signs in themselves; for others, the app created the session. */
  isReal: boolean
  /** The columns of their row that the app requested: `people.columns`. */
  person: Record<string, unknown>
}

export type UserContext = AuthContext & { caller: Caller }

/** A rate limit: this many points in this many seconds. */
export type Limit = {
  /** Unique among all limits. */
  name: string
  points: number
  seconds: number
  /**
   * Whether a used-up limit only slows: each further use closes it for a pause, twice as long as the last.
   */
  slows?: boolean
}

/** Both throw an error with `retryAfter`, in seconds, when the points of the limit are used up. */
export type Limits = {
  /** Counts one use by this key. For a limit with `slows` it never throws: call `check` as well. */
  take: (limit: Limit, key: string) => Promise<void>
  /** Asks without counting, for limits that count failures only. */
  check: (limit: Limit, key: string) => Promise<void>
}

export type Mail = {
  /** Writes the text of a mail and puts it into the outbox. */
  send(tx: Database, mail: AuthMail): Promise<void>
  /** Whether mail stays on this machine, as when someone tries the app; then mail limits are relaxed. */
  stays: boolean
}

/** What a mail is about; the app writes the text. */
export type AuthMail = { to: string; now: Date } & (
  | {
      about: 'token'
      kind: TokenKind
      code: string
      /** A page of the app that does nothing until its button is pressed; absent if there is only a code. */
      link: string | null
      /** The page where the code can be entered instead. */
      codePage: string
      /** The new address, for a change of address. */
      newAddress?: string
      /** Whether an admin asked for it, and not the person. */
      byAdmin?: boolean
    }
  | { about: 'address-changed'; newAddress: string }
  /** `link` opens the page where the owner of the current address can object. */
  | { about: 'address-changing'; newAddress: string; link: string }
  | {
      about:
        | 'already-registered'
        | 'password'
        | 'factor-added'
        | 'factor-removed'
        | 'passkey-added'
        | 'passkey-removed'
        | 'provider-linked'
        | 'recovery-code-used'
        | 'recovery-codes-made'
        | 'token-reuse'
    }
)

export type AuditLog = {
  write(tx: Database, entry: EntryOf<AuthAuditDetails>): Promise<void>
  /** Returns one page of the log, newest entries first. */
  list(db: Database, page: Page): Promise<AuditRow[]>
}

export type AuditRow = {
  id: number
  at: Date
  action: string
  actorId: string | null
  targetId: string | null
  sessionId: string | null
  address: string
  userAgent: string
  detail: Record<string, unknown>
}

export type Page = { page: number; perPage: number }

/** The server's own secrets by purpose, the same for every process on a database. */
export type Secrets = {
  /** Returns the stored secrets, or stores the proposed ones if there were none. */
  storeOrAdopt(db: Database, proposed: Record<string, string>): Promise<Map<string, string>>
  /** Returns the secret and locks it, after waiting for any other process that is replacing it. */
  lock(tx: Database, purpose: string): Promise<string | undefined>
  replace(tx: Database, purpose: string, secret: string): Promise<void>
}

/** Encrypts the secrets of authenticator apps, bound to the id of the factor. The result begins with `v1.` or the like. */
export type Vault = {
  seal(db: Database, factorId: string, secret: string): string
  open(db: Database, factorId: string, sealed: string): Promise<string>
}

export type PasswordPolicy = {
  /** In characters. */
  least: number
  most: number
  isTooLong(password: string): boolean
  /** Returns why the password is not allowed, in the protocol's words (`length`, `pwned`); empty if it is. */
  weaknesses(db: Database, password: string, owner: { email: string } & Profile): Promise<readonly string[]>
}

/** The app's own columns of its users table. The package reads only `role`, for the audit log. */
export type Profile = Record<string, unknown>

/**
 * The app's own data about people, beyond sign-in. Failures that it throws are sent to the client:
 * `invalid('…')`.
 */
export type People = {
  table: UsersTable
  /** Which rows are people who sign in by themselves; absent: all. The app opens sessions for the others. */
  real?: SQL
  /** The data attached to the caller of a request, as `caller.person`. */
  columns: Record<string, PgColumn>
  /** Splits the metadata of a sign-up into values for the app's columns and what stays metadata. */
  signedUp(data: Metadata, email: string): { profile: Profile; metadata: Metadata }
  /**
   * Checks what needs the database about whether somebody may sign up: the values, and the metadata that they are from.
   * @throws {AuthFailure} with the reason, in words for the person
   */
  admit(db: Database, profile: Profile, given: { data: Metadata; now: Date }): Promise<void>
  /** Reads the values of the app's columns from the row of a person whose first link was lost. */
  profileOf(user: UserRow): Profile
  /** Returns the values of the columns once the link of a sign-up attempt has been used. */
  confirmed(user: UserRow, profile: Profile): Profile
  /** Returns the column changes that the metadata in a `PUT /user` asks for. */
  changed(user: UserRow, data: Metadata): Profile
  /** Returns the column changes that a service key asks for; `user` is `null` for a new account. */
  changedByAdmin(user: UserRow | null, input: AdminUser & { email: string }): Profile
  /** Returns the metadata that the app stores in columns, which win over what a person wrote into it. */
  metadataColumns(user: UserRow): Record<string, unknown>
  /** Returns the column values of the row that stays of a deleted account. */
  emptied(user: UserRow): Profile
  /** Called when a person's address is confirmed, by them or by a service key, which opens the account. */
  onConfirmed(tx: Database, user: UserRow, at: Date): Promise<void>
  /** Called when a person has changed their address and confirmed the new one; `user` has it. */
  onAddressChanged(tx: Database, user: UserRow, at: Date): Promise<void>
  /** Called before a service key changes an account, for locks that come before the one of its row. */
  beforeChangedByAdmin(tx: Database, userId: string): Promise<void>
  /** Called when a service key has changed an account. */
  onChangedByAdmin(tx: Database, before: UserRow, after: UserRow, event: AdminEvent): Promise<void>
  /** Called before an account is erased. */
  onErase(tx: Database, userId: string, at: Date): Promise<void>
  /** Called once the row of an erased account is gone, in the same transaction. */
  onErased(tx: Database, userId: string): Promise<void>
}

export type AdminEvent = { at: Date; origin: Origin }
