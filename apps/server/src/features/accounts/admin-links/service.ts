import type { GenerateLink, Invitation } from '@bearings/domain/accounts/auth/schema'
import type { LinkKind, PendingAccount } from '@bearings/domain/accounts/schema'
import type { Database } from '../../../database/open.ts'
import { audit } from '../../../platform/audit.ts'
import { AuthFailure, invalid } from '../../../platform/auth-failure.ts'
import type { AuthContext } from '../../../platform/auth-serve.ts'
import { keysOf } from '../keys/service.ts'
import { issueLink, mailLink } from '../links/service.ts'
import * as links from '../links/store.ts'
import { checkNewPassword, hashPassword } from '../passwords/service.ts'
import { nextPath, redirectIn } from '../redirects/service.ts'
import { aboutPerson, newUser } from '../sign-up/service.ts'
import { userBody, type UserBody } from '../users/service.ts'
import * as users from '../users/store.ts'
import type { UserRow } from '../users/store.ts'

const types = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const
type LinkType = (typeof types)[number]

/** Makes the account, if it is not there, and mails an invitation to it. */
export async function invite(
  context: AuthContext,
  { email, data }: Invitation,
  redirect: string | null,
): Promise<UserBody> {
  const { db, config, now, origin } = context
  const keys = await keysOf(db)
  const at = now()
  const pending = { ...aboutPerson(data, email), passwordHash: null }
  return db.transaction(async (tx) => {
    const { user } = await unconfirmed(tx, email, pending, at)
    const invited = await users.change(tx, user.id, { invitedAt: at })
    const asked = { kind: 'invite', userId: user.id, address: email, now: at, redirectTo: redirect } as const
    await mailLink(tx, { ...asked, keys, config, next: nextPath(redirect) })
    await audit(tx, { at, action: 'user_invited', targetId: user.id, origin, detail: { by: 'service key' } })
    return userBody(invited)
  })
}

/** A link as it would be mailed, for whoever mails it themselves. */
export async function generateLink(context: AuthContext, asked: GenerateLink) {
  const { db, config, now, origin } = context
  const type = types.find((known) => known === asked.type)
  if (!type) throw invalid(`type can be ${types.join(', ')}`)
  const prepare = await preparationOf(type, asked)
  const redirect = redirectIn(config, asked.redirect_to) ?? config.publicUrl
  const keys = await keysOf(db)
  const at = now()

  return db.transaction(async (tx) => {
    const { user, kind, address = user.email, pending = null, otherHalfUsed = false } = await prepare(tx, at)
    const issue = { userId: user.id, kind, address, now: at, redirectTo: redirect, pending, otherHalfUsed }
    const { token, code } = await issueLink(tx, keys, issue)
    await audit(tx, {
      at,
      action: 'link_generated',
      targetId: user.id,
      origin,
      detail: { by: 'service key', kind },
    })
    const linkType = kind.startsWith('email_change') ? 'email_change' : kind
    const query = new URLSearchParams({ token, type: linkType, redirect_to: redirect })
    return {
      ...userBody(user, await users.factorsOf(tx, user.id)),
      action_link: `${config.publicUrl}/auth/v1/verify?${query.toString()}`,
      email_otp: code,
      hashed_token: token,
      verification_type: linkType,
      redirect_to: redirect,
    }
  })
}

type Prepared = {
  user: UserRow
  kind: LinkKind
  pending?: PendingAccount | null
  address?: string
  otherHalfUsed?: boolean
}

/** What has to be there before the link can be issued. The slow part, a hash, comes before the transaction. */
async function preparationOf(
  type: LinkType,
  asked: GenerateLink,
): Promise<(tx: Database, at: Date) => Promise<Prepared>> {
  const about = aboutPerson(asked.data, asked.email)
  if (type === 'email_change_current' || type === 'email_change_new') {
    if (asked.new_email === undefined) throw invalid('new_email is required')
    return (tx) => prepareChange(tx, type, asked.email, asked.new_email!)
  }
  if (type === 'recovery') return async (tx) => ({ kind: type, user: await known(tx, asked.email) })

  if (type === 'signup') {
    if (!asked.password) throw invalid('Signup requires a valid password')
    checkNewPassword(asked.password, { email: asked.email, fullName: about.fullName })
  }
  const passwordHash = type === 'signup' ? await hashPassword(asked.password!) : null
  const pending = { ...about, passwordHash }
  return async (tx, at) => {
    const confirmed = await users.lockByAddress(tx, asked.email)
    if (type === 'magiclink' && confirmed?.emailConfirmedAt) return { kind: 'magiclink', user: confirmed }
    const { user } = await unconfirmed(tx, asked.email, pending, at)
    if (type === 'invite') return { kind: 'invite', user: await users.change(tx, user.id, { invitedAt: at }) }
    return { kind: 'signup', user, pending }
  }
}

async function prepareChange(
  tx: Database,
  kind: 'email_change_current' | 'email_change_new',
  email: string,
  newEmail: string,
) {
  const user = await known(tx, email)
  if (await users.isTaken(tx, newEmail)) throw new AuthFailure('email_exists')
  const both: LinkKind[] = ['email_change_new', 'email_change_current']
  if (user.newEmail !== newEmail) await links.removeOf(tx, user.id, both)
  const changed = await users.change(tx, user.id, { newEmail })
  const open = await links.ofKinds(tx, user.id, [kind])
  const address = kind === 'email_change_new' ? newEmail : user.email
  return { kind, user: changed, address, otherHalfUsed: open.some(({ otherHalfUsed }) => otherHalfUsed) }
}

/** The account at this address that nobody confirmed yet, made if there is none. */
async function unconfirmed(tx: Database, address: string, pending: PendingAccount, at: Date) {
  const created = await users.insert(tx, newUser(address, pending, at))
  const user = created ?? (await users.lockByAddress(tx, address))
  if (!user || user.emailConfirmedAt) throw new AuthFailure('email_exists')
  return { user }
}

async function known(tx: Database, address: string): Promise<UserRow> {
  const user = await users.lockByAddress(tx, address)
  if (!user) throw new AuthFailure('user_not_found')
  return user
}
