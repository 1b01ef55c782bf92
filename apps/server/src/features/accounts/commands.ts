import { Address } from '@bearings/domain/fields'
import type { Database } from '#database/open.ts'
import { audit } from '#platform/audit.ts'
import { CommandRefused } from '#platform/command-channel.ts'
import { queueMail } from '#platform/mail/mailer.ts'
import type { Services } from '#platform/requests/services.ts'
import { lockStudentsOf } from '../advising/links/ending.ts'
import { notifyApproved } from '../people/approvals.ts'
import { endWithRole } from '../people/role-change.ts'
import { createSignInMaintenance } from './auth.ts'
import * as store from './commands-store.ts'
import { mailFor } from './mail.ts'

const byOperator = { by: 'command line' } as const

/**
 * Runs a command about an account and returns one line that says what it did; `null` if it is none of these.
 * @throws {CommandRefused} with a one-line reason.
 */
export async function runAccountCommand(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  [command, ...words]: string[],
): Promise<string | null> {
  if (command === 'grant' && words.length === 1) return grant(services, words[0]!)
  if (command === 'approve-advisor' && words.length === 1) return approveAdvisor(services, words[0]!)
  if (command === 'remove-authenticators' && words.length === 1) return removeFactors(services, words[0]!)
  // Nobody deletes an account by the slip of a finger.
  if (command === 'delete' && words.length === 2 && words[1] === '--forever')
    return deleteAccount(services, words[0]!)
  if (command === 'service-key' && words.length === 0) return serviceKey(services)
  return null
}

/** Makes a person an admin, from their next request on. */
async function grant(services: Pick<Services, 'db' | 'now'>, email: string): Promise<string> {
  return change(services, email, async (tx, user) => {
    if (user.role === 'admin') return `${user.email} is already an admin`
    const detail = { ...byOperator, from: user.role, to: 'admin' } as const
    await endWithRole(tx, user, { role: 'admin', now: services.now() })
    await store.change(tx, user.id, { role: 'admin' })
    await audit(tx, { at: services.now(), action: 'role_changed', targetId: user.id, detail })
    return `${user.email} is an admin now (was ${user.role})`
  })
}

/**
 * Approves an advisor, who may then search for students and ask them where `ADVISOR_APPROVAL=required`, and tells them
 * as the page People does.
 */
async function approveAdvisor(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  email: string,
): Promise<string> {
  return change(services, email, async (tx, user) => {
    if (user.role !== 'advisor')
      throw new CommandRefused(`${user.email} is not an advisor; the role is ${user.role}`)
    if (user.advisorApprovedAt) return `${user.email} is already approved`
    const at = services.now()
    await store.change(tx, user.id, { advisorApprovedAt: at })
    await notifyApproved(tx, user, { config: services.config, now: at })
    await audit(tx, { at, action: 'advisor_approved', targetId: user.id, detail: byOperator })
    return `${user.email} can now search for students and send them requests`
  })
}

/** Removes the authenticator apps of a person who has lost them with the recovery codes, and tells them by mail. */
async function removeFactors(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  email: string,
): Promise<string> {
  return change(services, email, async (tx, user) => {
    const at = services.now()
    const removed = await createSignInMaintenance(services).removeFactors(tx, user.id)
    if (removed.length === 0) return `${user.email} has no authenticator app`
    for (const factor of removed)
      await audit(tx, { at, action: 'factor_deleted', targetId: user.id, detail: { ...byOperator, factor } })
    const told = mailFor(services.config, { about: 'factor-removed', to: user.email, now: at })
    await queueMail(tx, { ...told, to: user.email, now: at })
    return `${user.email} signs in with the password alone now`
  })
}

/** Deletes an account at once, as when a parent asks for it. Its person can do the same in the settings, 14 days ahead. */
async function deleteAccount(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  email: string,
): Promise<string> {
  return change(services, email, async (tx, user) => {
    await createSignInMaintenance(services).erase(tx, user.id)
    const detail = { ...byOperator, soft: false }
    await audit(tx, { at: services.now(), action: 'user_deleted', targetId: user.id, detail })
    return 'The account is deleted, and everything in it. Older backups still have it.'
  })
}

/** Changes the confirmed account with this address, and returns what was done. */
async function change(
  { db }: Pick<Services, 'db'>,
  email: string,
  work: (tx: Database, user: store.Account) => Promise<string>,
): Promise<string> {
  const address = Address.safeParse(email.trim())
  if (!address.success) throw new CommandRefused(`${email} is not an email address`)
  return db.transaction(async (tx) => {
    const found = await store.findByAddress(tx, address.data)
    if (found) await lockStudentsOf(tx, found.id)
    const user = await store.lockByAddress(tx, address.data)
    if (!user) throw new CommandRefused(`Nobody has signed up as ${address.data}`)
    if (!user.emailConfirmedAt)
      throw new CommandRefused(`${address.data} has signed up but has not confirmed the address yet`)
    return work(tx, user)
  })
}

async function serviceKey(services: Pick<Services, 'db' | 'now' | 'config'>): Promise<string> {
  const { db, now } = services
  const key = await createSignInMaintenance(services).serviceKey()
  await audit(db, { at: now(), action: 'service_key_issued', detail: byOperator })
  return key
}
