import type { ListStatus } from '@bearings/domain/list/schema'
import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { appliesFromAbroad } from '@bearings/domain/matching/from-abroad'
import type { PlacedLabel } from '@bearings/domain/matching/options'
import {
  balanceOfList,
  isAdmitted,
  isOver,
  labelOnList,
  placeList,
} from '@bearings/domain/matching/placed-list'
import { priceInWords } from '@bearings/domain/matching/price-words'
import { priceText } from '@bearings/domain/price-text'
import { dollars, inProse } from '@bearings/domain/words'
import { z } from 'zod'
import { citeProfile, ruleSource } from '../notes.ts'
import { oddsInWords, placementsFor, type Placements, withoutGpa } from '../placements.ts'
import { counted, quoted, table } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import { whosePrices } from './net-price.ts'
import { citeList, emptyList } from './own-list.ts'
import { citePlacements } from './place-colleges.ts'
import { tool } from './tool.ts'

export type Listed = {
  name: string
  placed: PlacedCollege | undefined
  /** The label as the list shows it: the advisor's own, if there is one, else the computed one. */
  label: PlacedLabel
  status: ListStatus
}

/** Returns the schools of the list that the student may still go to, as they stand for the student. */
export async function listed(context: QuestionContext, placements: Placements): Promise<Listed[]> {
  const all = await context.list()
  return all
    .filter(({ status }) => !isOver(status))
    .map((entry) => {
      const { name, status, unitid } = entry
      const placed = placements.of(unitid)
      const label = labelOnList(entry, placed?.placement ?? null, placed?.isAffordable ?? null)
      return { name, status, placed, label: label ?? 'Not enough data' }
    })
}

export const myBalance = tool({
  description:
    'How the student’s list is balanced between reach, target and likely, and the odds of at least one admission',
  input: z.object({}),
  async run(context, _input, notes) {
    const placements = await placementsFor(context)
    const schools = await listed(context, placements)
    if (schools.length === 0) {
      const { reach, target, likely } = await context.target()
      const empty = emptyList(notes)
      const rule = notes.cite(
        ruleSource('How matching works: balance of a list', '/resources/how-matching-works'),
      )
      return `${empty} A balanced one has about ${reach} reach, ${target} target and ${likely} likely schools${rule}.`
    }
    const lacking = withoutGpa(
      placements.applicant,
      `I cannot tell how balanced your list is without your unweighted GPA${citeProfile(notes)}. [Add it](/profile/edit/1)`,
    )
    if (lacking) return lacking
    const mark = `${citeList(notes)}${citePlacements(notes, placements)}`
    const aim = await context.target()
    const { applicant, means } = placements
    const balance = balanceOfList(placeList(await context.list(), applicant, context.today, means), aim)
    const { counts, inHand, isSettled } = balance
    if (isSettled) return `You have committed to a school, so your list needs nothing more${mark}.`
    const isEven = Object.values(balance.missing).every((count) => count === 0)
    const verdict = isEven ? 'Your list is balanced' : 'Your list is not balanced yet'
    const mix = `**${counts.reach} reach, ${counts.target} target, ${counts.likely} likely** against the ${aim.reach}, ${aim.target} and ${aim.likely} that you aim for`
    const rows = schools.map(({ name, status, placed, label }) => [
      quoted(name),
      isAdmitted(status) ? status : label,
      (!isAdmitted(status) && placed && oddsInWords(placed)) || '–',
    ])
    const admitted = inHand > 0 ? ` ${counted(inHand, 'school')} already admitted you.` : ''
    const rule = notes.cite(
      ruleSource('How matching works: balance of a list', '/resources/how-matching-works'),
    )
    return `${verdict}: ${mix}${mark}${rule}. ${balance.reasons.join(' ')}${admitted}\n\n${table(['College', 'For you', 'Odds'], rows)}\n\nAsk me for safety, target or reach schools to fill what is missing.`
  },
})

export const affordList = tool({
  description:
    'What each school on the student’s list would cost a family of their income bracket after grants',
  input: z.object({}),
  async run(context, _input, notes) {
    const placements = await placementsFor(context)
    const schools = await listed(context, placements)
    if (schools.length === 0) return emptyList(notes)
    const mark = `${citeList(notes)}${citePlacements(notes, placements)}`
    const priced = schools.flatMap(({ name, placed }) =>
      placed?.price == null ? [] : [{ name, price: placed.price }],
    )
    if (priced.length === 0) return `The catalog has no price for any of your schools${mark}.`
    const sorted = priced.toSorted((one, other) => one.price.amount - other.price.amount)
    const [least, most] = [sorted[0]!, sorted.at(-1)!]
    const unknown = schools.length - priced.length
    const rest =
      unknown > 0 ? ` ${counted(unknown, 'school')} ${unknown === 1 ? 'publishes' : 'publish'} none.` : ''
    const [basis, head] = appliesFromAbroad(placements.means)
      ? ['before any aid', 'Full cost']
      : ['after grants', 'Net price']
    return `A year ${basis}, your list runs from **${priceText(least.price.amount)}** (${quoted(least.name)}) to **${priceText(most.price.amount)}** (${quoted(most.name)})${mark}.${rest} ${whosePrices(placements.means)}\n\n${table(
      ['College', head],
      sorted.map(({ name, price }) => [quoted(name), priceInWords(price)]),
    )}\n\n${affordable(schools, placements)}`
  },
})

/** Says which schools are within the budget or, without a budget, where to enter one. */
function affordable(schools: readonly Listed[], { means }: Placements): string {
  if (means.budget === null)
    return 'Which of them you can afford is for your family to say: [enter what it can pay](/financial/net-price), and see [the aid calculator](/financial/aid-calculator) for aid.'
  const within = schools.filter(({ placed }) => placed?.isAffordable)
  const names = within.slice(0, 8).map(({ name }) => quoted(name))
  const budget = `your budget of ${dollars(means.budget)} a year`
  return within.length === 0
    ? `None of them is known to be within ${budget}.`
    : `Within ${budget}: ${inProse(names)}${within.length > names.length ? ' and others' : ''}.`
}
