import { codeInGroups } from '@bearings/domain/advising/invites/rules'
import { isOpen, remindableAt, ruleAgainstAnswering } from '@bearings/domain/letters/rules'
import type { Ask, MyLetters } from '@bearings/domain/letters/schema'
import type { Config } from '#platform/config/config.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as choices from '../choices/store.ts'
import { type LetterCodes, letterCodes } from '../codes.ts'
import * as store from './store.ts'

/** Returns the student's requests, and what they chose for all letters. */
export async function mine({ db, actor, now, config }: SignedInContext): Promise<MyLetters> {
  const codes = await letterCodes(db)
  const chosen = await choices.find(db, actor)
  const rows = await store.list(db, actor)
  return { asks: rows.map((row) => present(row, codes, now())), ...chosen, mails: sendsMail(config) }
}

/** Whether mail leaves this server, or can be read at `/dev/mailbox`. */
export function sendsMail({ smtpUrl, devMailbox }: Pick<Config, 'smtpUrl' | 'devMailbox'>): boolean {
  return smtpUrl !== undefined || devMailbox !== 'off'
}

type Row = Awaited<ReturnType<typeof store.list>>[number]

function present(row: Row, codes: LetterCodes, now: Date): Ask {
  const { id, recommenderId, email, state, wantedBy, promisedOn, answeredBy, attached, salt, reminders } = row
  const isEnded = ruleAgainstAnswering(row) !== null || row.expiresAt === null || row.expiresAt <= now
  return {
    id,
    recommenderId,
    email,
    state,
    wantedBy,
    promisedOn,
    answeredBy,
    attached,
    isOpen: isOpen(row),
    askedAt: row.askedAt.toISOString(),
    mailedAt: row.mailedAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    // A link that was handed over reaches nobody by mail, and some have turned reminders off.
    remindableAt: reminders ? (remindableAt(row)?.toISOString() ?? null) : null,
    code: salt === null || isEnded ? null : codeInGroups(codes.codeOf({ ownerId: id, salt })),
  }
}
