import { keysOf } from '#credentials/keys.ts'
import { issueToken, typeOf } from '#credentials/mailed-token.ts'
import { checkNewPassword, hashPassword } from '#credentials/password.ts'
import type { AuthContext, Database, People } from '#services.ts'
import * as factors from '#store/factors.ts'
import type { PendingAccount, TokenKind } from '#store/token-kinds.ts'
import * as tokens from '#store/tokens.ts'
import * as users from '#store/users.ts'
import type { UserRow } from '#store/users.ts'
import { redirectIn } from '../credentials/redirects.ts'
import { byServiceKey } from '../terms/actions.ts'
import { AuthFailure, invalid } from '../terms/failure.ts'
import type { GenerateLink } from '../terms/schema.ts'
import { halves } from './change-address.ts'
import { unconfirmed } from './invite.ts'
import { userBody } from './user-body.ts'

/** Makes a link as it would be mailed, for a service that sends its own mail. */
export async function generateLink(context: AuthContext, input: GenerateLink) {
  const { db, now, origin, people, audit, publicUrl } = context
  const prepare = Object.hasOwn(preparations, input.type) && preparations[input.type]
  if (!prepare) throw invalid(`type can be ${Object.keys(preparations).join(', ')}`)
  const open = await prepare(context, input)
  const redirect = redirectIn(context, input.redirect_to) ?? publicUrl
  const keys = await keysOf(context)
  const at = now()

  return db.transaction(async (tx) => {
    const { user, kind, address = user.email, ...account } = await open(tx, at)
    const token = { ...account, userId: user.id, kind, address, now: at, redirectTo: redirect }
    const { token: hash, code } = await issueToken(tx, keys, token)
    const detail = { ...byServiceKey, kind }
    await audit.write(tx, { at, action: 'link_generated', targetId: user.id, origin, detail })
    const type = typeOf(kind)
    const query = new URLSearchParams({ token: hash, type, redirect_to: redirect })
    return {
      ...userBody(people, user, await factors.listOf(tx, user.id)),
      action_link: `${publicUrl}/auth/v1/verify?${query.toString()}`,
      email_otp: code,
      hashed_token: hash,
      verification_type: type,
      redirect_to: redirect,
    }
  })
}

/** The account that the link is for, and the data that is issued with it. */
type Account = {
  user: UserRow
  kind: TokenKind
  pending?: PendingAccount
  address?: string
  otherHalfUsed?: boolean
}
type Open = (tx: Database, at: Date) => Promise<Account>

/** For each type: does the slow work, such as hashing, and returns the work for the transaction. */
const preparations: Record<string, (context: AuthContext, input: GenerateLink) => Promise<Open>> = {
  signup: async (context, { email, password, data }) => {
    if (!password) throw invalid('Signup requires a valid password')
    const { profile, metadata } = context.people.signedUp(data, email)
    await checkNewPassword(context, password, { ...profile, email })
    const pending = { ...profile, metadata, passwordHash: await hashPassword(password) }
    return async (tx, at) => {
      const user = await unconfirmed(tx, context.people, { address: email, pending, at })
      return { kind: 'signup', user, pending }
    }
  },

  invite: async ({ people }, { email, data }) => {
    const pending = pendingOf(people, data, email)
    return async (tx, at) => {
      const user = await unconfirmed(tx, people, { address: email, pending, at })
      return { kind: 'invite', user: await users.change(tx, people, user.id, { invitedAt: at }) }
    }
  },

  magiclink: async ({ people }, { email, data }) => {
    const pending = pendingOf(people, data, email)
    return async (tx, at) => {
      const user = await users.lockByAddress(tx, people, email)
      if (user?.emailConfirmedAt) return { kind: 'magiclink', user }
      return { kind: 'signup', user: await unconfirmed(tx, people, { address: email, pending, at }), pending }
    }
  },

  recovery:
    async ({ people }, { email }) =>
    async (tx) => ({ kind: 'recovery', user: await known(tx, people, email) }),

  email_change_current: (context, input) => changeOf(context, input, 'email_change_current'),
  email_change_new: (context, input) => changeOf(context, input, 'email_change_new'),
}

async function changeOf(
  { people }: AuthContext,
  { email, new_email: newEmail }: GenerateLink,
  kind: (typeof halves)[number],
): Promise<Open> {
  if (newEmail === undefined) throw invalid('new_email is required')
  return async (tx) => {
    const user = await known(tx, people, email)
    if (await users.isTaken(tx, people, newEmail)) throw new AuthFailure('email_exists')
    if (user.newEmail !== newEmail) await tokens.removeOf(tx, user.id, [...halves])
    const changed = await users.change(tx, people, user.id, {
      newEmail,
      emailChangeAt: null,
      newEmailConfirmedAt: null,
    })
    const open = await tokens.ofKinds(tx, user.id, [kind])
    const otherHalfUsed = open.some((token) => token.otherHalfUsed)
    return { kind, user: changed, address: kind === 'email_change_new' ? newEmail : email, otherHalfUsed }
  }
}

function pendingOf(people: People, data: GenerateLink['data'], email: string): PendingAccount {
  const { profile, metadata } = people.signedUp(data, email)
  return { ...profile, metadata, passwordHash: null }
}

async function known(tx: Database, people: People, address: string): Promise<UserRow> {
  const user = await users.lockByAddress(tx, people, address)
  if (!user) throw new AuthFailure('user_not_found')
  return user
}
