import { checkOf, wasAdmitted } from '@bearings/domain/list/record/rules'
import type { OddsCheck } from '@bearings/domain/list/record/schema'
import { cached } from '#database/cached.ts'
import type { Database } from '#database/open.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { signerOf } from '#platform/signatures.ts'
import { isUnchanged } from './said.ts'
import * as store from './store.ts'

/** Returns how the odds that were said compare with the answers: the same for everyone, without anybody's own. */
export function oddsCheck({ db }: SignedInContext): Promise<OddsCheck> {
  return checked(db)
}

const checked = cached(async (db: Database) => {
  const signer = await signerOf(db)
  const rows = await store.estimatesToCheck(db)
  const genuine = await Promise.all(
    rows.map(async ({ studentId, status, hasBeenAccepted, ...row }) =>
      (await isUnchanged(row, signer))
        ? [{ ...row, studentId, admitted: wasAdmitted(status, hasBeenAccepted) }]
        : [],
    ),
  )
  const kept = genuine.flat()
  const answered = kept.flatMap(({ label, middle, studentId, admitted }) =>
    admitted === null ? [] : [{ label, middle, studentId, admitted }],
  )
  return checkOf(kept.length, answered)
})
