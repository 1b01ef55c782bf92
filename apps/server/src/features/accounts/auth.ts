import { createMaintenance } from '@bearings/auth/maintenance'
import { type Auth, openAuth } from '@bearings/auth/open'
import type { AuthMail, SessionCache } from '@bearings/auth/services'
import { factors } from '@bearings/auth/store/tables/factors'
import { AuthFailure } from '@bearings/auth/terms/failure'
import { needsTwoFactor, sessionDays } from '@bearings/domain/accounts/rules'
import type { Actor } from '@bearings/domain/actor'
import { Failure } from '@bearings/domain/failure'
import { writeIn } from '@bearings/domain/language/write-in'
import { isCancelled, isConflict, isUnreachable } from '#database/driver-errors.ts'
import type { Database } from '#database/open.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'
import { audit, listAudit } from '#platform/audit.ts'
import { amongNetworks } from '#platform/config/networks.ts'
import * as secrets from '#platform/config/secrets.ts'
import { queueMail } from '#platform/mail/mailer.ts'
import type { ActorFor } from '#platform/requests/gate.ts'
import { networkOf } from '#platform/requests/network.ts'
import type { Services } from '#platform/requests/services.ts'
import { notifyAdmins } from '../people/approvals.ts'
import { languageAt } from './language-at.ts'
import { mailFor } from './mail.ts'
import { passwords } from './passwords.ts'
import { people } from './people.ts'
import { type PeopleOfSchool, providerOf } from './provider.ts'

type Options = { cacheSession?: SessionCache; peopleOfSchool?: PeopleOfSchool }

/**
 * Opens the sign-in service, with everything that `@bearings/auth` needs from this product. Without
 * `cacheSession`, each request queries the database.
 */
export function openSignIn(services: Services, { cacheSession, peopleOfSchool }: Options = {}): Auth {
  const { config } = services
  const provider = peopleOfSchool && providerOf(config, peopleOfSchool)
  return openAuth({
    ...services,
    networkOf,
    isSchool: amongNetworks(config.schoolNetworks),
    publicUrl: config.publicUrl,
    appName: 'Bearings',
    pages: {
      confirm: '/auth/confirm',
      home: '/dashboard',
      keepAddress: '/auth/keep-address',
      provider: '/auth/school',
    },
    ...outgoing(config),
    secrets,
    vault: {
      seal: (db: Database, id, secret) => sealRow(db, factors, id, { secret }).secret,
      open: async (db: Database, id, secret) => (await openRow(db, factors, id, { secret })).secret,
    },
    passwords,
    sessionDays,
    tookTooLong: (error) => isCancelled(error) || isUnreachable(error) || isConflict(error),
    people: {
      ...people,
      onConfirmed: async (tx, user, at) => {
        await people.onConfirmed(tx, user, at)
        if (config.advisorApproval && user.role === 'advisor') await notifyAdmins(tx, user, at)
      },
      onChangedByAdmin: async (tx, before, after, event) => {
        await people.onChangedByAdmin(tx, before, after, event)
        const isNew = before.role !== 'advisor' && after.role === 'advisor' && !after.advisorApprovedAt
        // An address that the same change confirms is told of above.
        if (config.advisorApproval && isNew && before.emailConfirmedAt)
          await notifyAdmins(tx, after, event.at)
      },
    },
    ...(provider && { provider }),
    ...(cacheSession && { cacheSession }),
  })
}

/** The mails and the audit entries of sign-in. */
function outgoing(config: Services['config']) {
  return {
    mail: {
      send: async (tx: Database, mail: AuthMail) => {
        const language = await languageAt(tx, mail.to)
        const content = writeIn(language, () => mailFor(config, mail))
        await queueMail(tx, { ...content, language, to: mail.to, now: mail.now })
      },
      stays: config.devMailbox !== 'off' && config.smtpUrl === undefined,
    },
    audit: { write: audit, list: listAudit },
  }
}

/** Opens the part of sign-in that the command line and jobs need, which serves no requests. */
export function createSignInMaintenance({ db, now, config }: Pick<Services, 'db' | 'now' | 'config'>) {
  return createMaintenance({
    db,
    now,
    publicUrl: config.publicUrl,
    secrets,
    sessionDays,
    ...outgoing(config),
    people: { ...people, table: people.table },
  })
}

/**
 * Returns a function that identifies the person who sent a request. It returns `null` for a request without a
 * token.
 * @throws {Failure} UNAUTHORIZED for an invalid token, or one without the account's second factor: its session may have
 * been given that since, such as in another window, and then has a better one.
 */
export function actorFrom(auth: Auth, { config }: Pick<Services, 'config'>): ActorFor {
  return async (request) => {
    if (request.headers.authorization === undefined) return null
    try {
      const { userId, sessionId, aal, twoFactor, person } = await auth.actorFor(request)
      if (twoFactor && aal !== 'aal2') throw new Failure('UNAUTHORIZED')
      // The columns listed in `people.columns`.
      const { role, timeZone, graduationYear, demoId } = person as Pick<
        Actor,
        'role' | 'timeZone' | 'graduationYear' | 'demoId'
      >
      // A school's sign-in that is trusted with it has asked for a second factor, which is not one of ours.
      const shown = twoFactor || aal === 'aal2'
      const needed = needsTwoFactor({ role, demoId, twoFactor: shown }, config.requireTwoFactor)
      return { userId, sessionId, role, timeZone, graduationYear, demoId, needsTwoFactor: needed }
    } catch (error) {
      if (error instanceof AuthFailure) throw new Failure('UNAUTHORIZED')
      throw error
    }
  }
}
