import type { SaidOdds } from '@bearings/domain/list/record/schema'
import type { ListEntry } from '@bearings/domain/list/schema'
import { applicantOf, livingIn } from '@bearings/domain/matching/applicant-of'
import { placeOnList } from '@bearings/domain/matching/placed-list'
import { saidBy } from '@bearings/domain/matching/said'
import type { Applicant } from '@bearings/domain/matching/schema'
import type { Means } from '@bearings/domain/matching/within-budget'
import type { Profile } from '@bearings/domain/profile/schema'
import { parseTestScores } from '@bearings/domain/profile/test-scores'
import type { Database } from '#database/open.ts'
import * as finances from '#features/money/finances/service.ts'
import * as profile from '#features/profile/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { type Signer, signerOf } from '#platform/signatures.ts'
import * as store from './store.ts'

/** The student for whom odds are said, and who signs what is said. */
export type Asking = { applicant: Applicant; signer: Signer }

/** Reads who asks. It is done before a transaction, for the sake of the key. */
export async function askingOf(context: Pick<SignedInContext, 'db' | 'actor'>): Promise<Asking> {
  const [{ profile: answers }, means] = [await profile.own(context), await finances.meansOf(context)]
  return { applicant: applicantFor(answers, means), signer: await signerOf(context.db) }
}

type Answers = Pick<Profile, 'gpaUnweighted' | 'satActScore' | 'citizenship' | 'classRank'> & {
  ownGpa?: Profile['ownGpa'] | undefined
}

export function applicantFor(
  answers: Answers,
  means: Pick<Means, 'state' | 'country' | 'asksForAid'>,
): Applicant {
  const scores = parseTestScores(answers.satActScore ?? '')
  const { gpaUnweighted } = answers
  return livingIn(applicantOf({ gpaUnweighted, ...scores }, {}, answers), means)
}

/** Keeps what is said of an application on this day, signed, and without grades. Nothing is kept where there are no odds. */
export async function keepSaid(
  tx: Database,
  entry: Pick<ListEntry, 'id' | 'unitid' | 'college' | 'status' | 'plan' | 'major'>,
  madeOn: string,
  { applicant, signer }: Asking,
  now: Date,
): Promise<void> {
  const said = saidBy(placeOnList(entry, applicant, madeOn))
  if (!said || entry.unitid === null) return
  const row = { entryId: entry.id, unitid: entry.unitid, plan: entry.plan, madeOn, ...said }
  await store.keepEstimate(tx, { ...row, signature: signer.sign(statementOf(row)).signature }, now)
}

/** Returns what was said of an application when it was sent; `null` if nothing was, or if somebody has changed it since. */
export async function saidOf(
  { db, actor }: Pick<SignedInContext, 'db' | 'actor'>,
  id: string,
): Promise<SaidOdds | null> {
  const row = await store.estimateOf(db, actor, id)
  if (!row || !(await isUnchanged(row, await signerOf(db)))) return null
  const { madeOn, method, kind, label, middle, low, high } = row
  return { madeOn, method, kind, label, middle, low, high }
}

export function isUnchanged({ signature, ...row }: store.Estimate, signer: Signer): Promise<boolean> {
  return signer.isSigned(statementOf(row), signature)
}

/** The signed text. Each field has its place, so that the text follows from the row alone. */
function statementOf(row: Omit<store.Estimate, 'signature'>): string {
  const { entryId, unitid, plan, madeOn, method, kind, label, middle, low, high } = row
  const said = { entryId, unitid, plan, madeOn, method, kind, label, middle, low, high }
  return JSON.stringify({ is: 'bearings estimate 1', ...said })
}
