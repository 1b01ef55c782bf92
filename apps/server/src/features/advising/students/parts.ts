import type { Viewed } from '@bearings/domain/advising/options'
import { profileParts } from '@bearings/domain/advising/students/options'
import type {
  AdvisedDeadlines,
  AdvisedItems,
  AdvisedLetters,
  AdvisedList,
  AdvisedMoney,
  AdvisedProfile,
  AdvisedWeeks,
} from '@bearings/domain/advising/students/schema'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { Failure } from '@bearings/domain/failure'
import type { AdvisedDocuments } from '@bearings/domain/files/schema'
import { appliesFromAbroad, isInternational } from '@bearings/domain/matching/from-abroad'
import type { LayeredPrice } from '@bearings/domain/money/price/schema'
import type { Finances } from '@bearings/domain/money/schema'
import { emptyAnswers } from '@bearings/domain/profile/rules'
import { logView } from '#features/access-log/service.ts'
import * as deadlines from '#features/deadlines/service.ts'
import * as essays from '#features/essays/service.ts'
import * as documents from '#features/files/documents/service.ts'
import * as checklist from '#features/list/checklist/service.ts'
import * as list from '#features/list/service.ts'
import * as finances from '#features/money/finances/service.ts'
import * as netPrices from '#features/money/net-prices/service.ts'
import * as offers from '#features/money/offers/service.ts'
import * as scholarships from '#features/money/scholarships/service.ts'
import * as steps from '#features/money/steps/service.ts'
import * as profile from '#features/profile/service.ts'
import * as recommenders from '#features/recommenders/service.ts'
import * as weeks from '#features/weeks/service.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as store from './store.ts'

type Id = { id: string }

export async function schoolList(context: SignedInContext, { id }: Id): Promise<AdvisedList> {
  const { shared, ...student } = await find(context, id)
  if (!shared.list) return { shared: false }
  const entries = await list.listOf(context, student)
  await seen(context, id, 'list')
  return { shared: true, entries }
}

/** Returns which items of a school's checklist are done. It counts as part of the view of the list. */
export async function checklistOf(
  context: SignedInContext,
  { id, entryId }: Id & { entryId: string },
): Promise<AdvisedItems> {
  const { shared } = await find(context, id)
  if (!shared.list) return { shared: false }
  const items = await checklist.sharedOf(context, { studentId: id, entryId })
  await seen(context, id, 'list')
  return { shared: true, items }
}

export async function profileOf(context: SignedInContext, { id }: Id): Promise<AdvisedProfile> {
  const { shared } = await find(context, id)
  if (!profileParts.some((part) => shared[part])) return { shared: false }
  const found = await profile.sharedOf(context, id)
  await seen(context, id, 'profile')
  const { profile: answers, testScores, sensitive } = shared
  return {
    shared: true,
    parts: { profile: answers, testScores, sensitive },
    profile: found ?? { ...emptyAnswers, updatedAt: null },
  }
}

export async function documentsOf(context: SignedInContext, { id }: Id): Promise<AdvisedDocuments> {
  const { shared } = await find(context, id)
  if (!shared.profile) return { shared: false }
  const found = await documents.sharedOf(context, id)
  if (found.length > 0) await seen(context, id, 'profile')
  return { shared: true, documents: found }
}

export async function weeklyLog(context: SignedInContext, { id }: Id): Promise<AdvisedWeeks> {
  const { shared, ...student } = await find(context, id)
  if (!shared.weeks) return { shared: false }
  const log = await weeks.sharedOf(context, student)
  await seen(context, id, 'weeks')
  return { shared: true, ...log }
}

export async function moneyOf(context: SignedInContext, { id }: Id): Promise<AdvisedMoney> {
  const { shared, ...student } = await find(context, id)
  if (!shared.aid) return { shared: false }
  const [means, found, saved, done] = await Promise.all([
    finances.sharedOf(context, id),
    offers.sharedOf(context, id),
    scholarships.sharedOf(context, id),
    steps.sharedOf(context, student),
  ])
  const prices = shared.list ? await pricesOf(context, id, means) : []
  await seen(context, id, 'money')
  return { shared: true, ...means, prices, offers: found, scholarships: saved, steps: done }
}

/** Income and citizenship count only as far as the student shows them. */
async function pricesOf(
  context: SignedInContext,
  id: string,
  { state, country }: Pick<Finances, 'state' | 'country'>,
): Promise<LayeredPrice[]> {
  const answers = await profile.sharedOf(context, id)
  const isFromAbroad = appliesFromAbroad({
    isFromAbroad: isInternational(answers?.citizenship ?? null),
    country,
  })
  const incomeBracket = answers?.incomeBracket ?? null
  return netPrices.layersFor(context, id, { state, country, isFromAbroad, incomeBracket })
}

export async function lettersOf(context: SignedInContext, { id }: Id): Promise<AdvisedLetters> {
  const { shared } = await find(context, id)
  if (!shared.letters) return { shared: false }
  const found = await recommenders.sharedOf(context, { studentId: id, hasList: shared.list })
  await seen(context, id, 'letters')
  return { shared: true, ...found }
}

export async function essaysOf(context: SignedInContext, { id }: Id): Promise<EssaySummary[]> {
  await find(context, id)
  const found = await essays.sharedOf(context, id)
  if (found.length > 0) await seen(context, id, 'essays')
  return found
}

export async function deadlinesOf(context: SignedInContext, { id }: Id): Promise<AdvisedDeadlines> {
  const { shared, ...student } = await find(context, id)
  const found = await deadlines.sharedOf(context, student)
  if (shared.list || found.length > 0) await seen(context, id, 'deadlines')
  return { shared: shared.list, deadlines: found }
}

/** Finds the student with this id if the actor advises them. Anyone else is not found. */
export async function find({ db, actor }: SignedInContext, id: string) {
  const student = await store.find(db, actor, id)
  if (!student) throw new Failure('NOT_FOUND')
  const { shared, timeZone, graduationYear } = student
  return { studentId: id, timeZone, graduationYear, shared }
}

export function seen({ db, actor, now }: SignedInContext, studentId: string, what: Viewed): Promise<void> {
  return logView(db, actor, { studentId, what, now: now() })
}
