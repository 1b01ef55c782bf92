import { codeInGroups } from '@bearings/domain/advising/invites/rules'
import { Failure } from '@bearings/domain/failure'
import type { MyFamily } from '@bearings/domain/family/schema'
import type { SchoolPrice } from '@bearings/domain/money/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as answers from './answers/service.ts'
import { familyCodes } from './invitations/codes.ts'
import * as invitations from './invitations/store.ts'
import * as store from './store.ts'

/** Returns the student's guardians and open invitations. */
export async function mine(context: SignedInContext): Promise<MyFamily> {
  const { db, actor, now } = context
  const rows = await store.guardiansOf(db, actor)
  const invited = await invitations.list(db, actor, now())
  const codes = await familyCodes(db)
  const filled = await answers.resultsOf(
    context,
    rows.map(({ id }) => id),
  )
  return {
    guardians: rows.map(({ id, fullName, email, relation, parts, pausedAt, since }) => ({
      id,
      fullName,
      email,
      relation,
      parts,
      isPaused: pausedAt !== null,
      since: since.toISOString(),
      filled: filled.get(id) ?? null,
    })),
    invitations: invited.map(({ id, name, email, relation, parts, expiresAt, studentId, salt }) => ({
      id,
      name,
      email,
      relation,
      parts,
      code: codeInGroups(codes.codeOf({ studentId, salt })),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

/** Returns what the student's colleges cost by what one of their guardians filled in. */
export async function pricesBy(context: SignedInContext, { id }: { id: string }): Promise<SchoolPrice[]> {
  const link = (await store.guardiansOf(context.db, context.actor)).find((each) => each.id === id)
  if (!link) throw new Failure('NOT_FOUND')
  return answers.pricesFor(context, { ...link, parts: { ...link.parts, money: true } })
}
