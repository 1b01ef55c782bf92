import { familyOf } from '@bearings/domain/family/priced-family'
import type { FamilyAnswers, FamilyGuardian, FamilyMoney } from '@bearings/domain/family/schema'
import { aidEstimateOf } from '@bearings/domain/money/calculator/estimates'
import type { SavedAnswers, SchoolPrice } from '@bearings/domain/money/schema'
import * as finances from '#features/money/finances/service.ts'
import * as prices from '#features/money/net-prices/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type Caller = Pick<SignedInContext, 'db' | 'actor'>
type Filled = Awaited<ReturnType<typeof answersOf>>[number]

/** Returns what guardians filled in for these links, as they did. */
async function answersOf({ db, actor }: Caller, linkIds: readonly string[]) {
  const rows = await store.list(db, actor, linkIds)
  return rows.map(({ budget, answers, ...row }) => ({
    ...row,
    budget: budget === null ? null : Number(budget),
    answers: answers === null ? null : (JSON.parse(answers) as SavedAnswers),
  }))
}

/** Returns what the answers for these links come to, for their student, by link: never the answers. */
export async function resultsOf(
  context: Caller,
  linkIds: readonly string[],
): Promise<Map<string, NonNullable<FamilyGuardian['filled']>>> {
  const filled = linkIds.length === 0 ? [] : await answersOf(context, linkIds)
  return new Map(filled.map((each) => [each.linkId, resultOf(each)]))
}

function resultOf({ budget, answers, showsBudget, updatedAt }: Filled) {
  const estimate = answers && aidEstimateOf(answers)
  return {
    at: updatedAt.toISOString(),
    budget: showsBudget ? budget : null,
    index: answers &&
      estimate && { awardYear: answers.awardYear, sai: estimate.sai, pell: estimate.pell.award },
  }
}

type Link = { id: string; studentId: string; parts: { money: boolean } }

/** Returns what the guardian filled in, beside what the student shares of money. */
export async function money(context: SignedInContext, { id, studentId, parts }: Link): Promise<FamilyMoney> {
  const [filled] = await answersOf(context, [id])
  return {
    budget: filled?.budget ?? null,
    state: filled?.state ?? null,
    answers: filled?.answers ?? null,
    showsBudget: filled?.showsBudget ?? false,
    filledAt: filled?.updatedAt.toISOString() ?? null,
    ofStudent: parts.money ? await finances.sharedOf(context, studentId) : null,
  }
}

export async function save(
  context: SignedInContext,
  link: Link,
  { budget, answers, ...rest }: FamilyAnswers,
): Promise<FamilyMoney> {
  const { db, now } = context
  const values = {
    ...rest,
    budget: budget === null ? null : String(budget),
    answers: answers && JSON.stringify(answers),
  }
  await store.save(db, link.id, values, now())
  return money(context, link)
}

/** Returns what a student's colleges cost by what a guardian filled in, and by what the student shares with them. */
export async function pricesFor(context: SignedInContext, link: Link): Promise<SchoolPrice[]> {
  return prices.listFor(context, link.studentId, familyOf(await money(context, link)))
}
