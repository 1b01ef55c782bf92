import { codeInGroups } from '@bearings/domain/advising/invites/rules'
import { broken } from '@bearings/domain/failure'
import { limits } from '@bearings/domain/school/people/options'
import type { Slip } from '@bearings/domain/school/people/schema'
import type { SQL } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { audit } from '#platform/audit.ts'
import { queueMails } from '#platform/mail/mailer.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { schoolHere } from '../service.ts'
import { newSalt, type SchoolCodes, schoolCodes } from './codes.ts'
import { invitation } from './mail.ts'
import * as store from './store.ts'

const day = 86_400_000
/** In milliseconds: whoever presses twice, or again after a lost answer, means one mail. */
const pause = 180_000

type Invited = { slips: Slip[]; mailed: number; lately: number; withoutAddress: number }

/** Gives each of these students who has not joined a code, on paper or in a mail to the school address. */
export async function invite(
  context: SignedInContext,
  { ids, by }: { ids: string[]; by: 'email' | 'paper' },
  which?: SQL,
): Promise<Invited> {
  const { db, actor, now, origin, config } = context
  const codes = await schoolCodes(db)
  const school = await schoolHere(db)
  if (!school) throw broken('no-school')
  const at = now()
  return db.transaction(async (tx) => {
    const people = await store.lockExpected(tx, ids, which)
    const reachable = by === 'paper' ? people : people.filter(({ schoolEmail }) => schoolEmail !== null)
    const isDue = ({ mailedAt }: store.PersonRow) =>
      by === 'paper' || mailedAt === null || at.getTime() - mailedAt.getTime() >= pause
    const reached = reachable.filter(isDue)
    const slips: Slip[] = []
    for (const person of reached) slips.push(await slipOf(tx, person, { codes, by, now: at }))
    if (by === 'email') {
      const to = new Map(reached.map(({ id, schoolEmail }) => [id, schoolEmail!]))
      const mails = slips.map((slip) => ({ ...invitation({ school, slip, config }), to: to.get(slip.id)! }))
      await queueMails(tx, mails, at)
    }
    const { userId: actorId, sessionId } = actor
    const detail = { students: slips.length, means: by }
    await audit(tx, { at, action: 'school_people_invited', actorId, sessionId, origin, detail })
    return {
      slips: by === 'paper' ? slips : [],
      mailed: by === 'email' ? slips.length : 0,
      lately: reachable.length - reached.length,
      withoutAddress: people.length - reachable.length,
    }
  })
}

/** A code that still works for a week is given again, so that a slip on paper is not made worthless by a mail. */
async function slipOf(
  tx: Database,
  person: store.PersonRow,
  { codes, by, now }: { codes: SchoolCodes; by: 'email' | 'paper'; now: Date },
): Promise<Slip> {
  const lasts = person.codeExpiresAt !== null && person.codeExpiresAt.getTime() > now.getTime() + 7 * day
  const salt = lasts ? person.salt! : newSalt()
  const code = codes.codeOf({ id: person.id, salt })
  const codeExpiresAt = lasts ? person.codeExpiresAt! : new Date(now.getTime() + limits.codeDays * day)
  await store.invite(tx, { id: person.id, salt, codeHash: codes.hashOf(code), codeExpiresAt, by }, now)
  const { id, givenName, familyName, classYear } = person
  return {
    id,
    givenName,
    familyName,
    classYear,
    code: codeInGroups(code),
    expiresAt: codeExpiresAt.toISOString(),
  }
}
