import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { listBalance, type ListedSchool } from '@bearings/domain/matching/list-balance'
import { usualMix } from '@bearings/domain/matching/parameters'
import { counted, dollars, quoted, table } from '@bearings/domain/navigator/prose'
import { z } from 'zod'
import type { Asked } from '../asked.ts'
import { ruled } from '../notes.ts'
import { oddsInWords, placeFor, type Placing } from '../placing.ts'
import { citeList, emptyList } from './own-list.ts'
import { citePlacing } from './place-colleges.ts'
import { tool } from './tool.ts'

export type Listed = { name: string; placed: PlacedCollege | undefined; status: string }

/** The schools of the list that are still open, as they stand for the student. */
export async function listed(asked: Asked, placing: Placing): Promise<Listed[]> {
  const open = (await asked.list()).filter(({ status }) => !['Rejected', 'Withdrawn'].includes(status))
  return Promise.all(
    open.map(async ({ name, schoolId, status }) => ({
      name,
      status,
      placed: schoolId ? placing.of((await asked.school(schoolId)).unitid) : undefined,
    })),
  )
}

function countedAs({ placed }: Listed): ListedSchool {
  const odds = placed?.placement.status === 'estimated' ? placed.placement.odds.middle : null
  const label = placed && (odds !== null || placed.label === 'Open') ? placed.label : 'Not enough data'
  return { label: label as ListedSchool['label'], odds, isAffordable: null }
}

export const myBalance = tool({
  description:
    'How the student’s list is balanced between reach, target and likely, and the odds of at least one admission',
  input: z.object({}),
  async run(asked, _input, notes) {
    const placing = await placeFor(asked)
    const schools = await listed(asked, placing)
    if (schools.length === 0) return emptyList
    if (placing.applicant.gpa === null)
      return 'Your list cannot be weighed without your unweighted GPA. [Add it](/profile/edit/1)'
    const mark = `${citeList(notes)}${citePlacing(notes, placing)}`
    const balance = listBalance(schools.map(countedAs))
    const { counts } = balance
    const isEven = Object.values(balance.missing).every((count) => count === 0)
    const verdict = isEven ? 'Your list is balanced' : 'Your list is not balanced yet'
    const mix = `**${counts.reach} reach, ${counts.target} target, ${counts.likely} likely** against a usual mix of ${usualMix.reach}, ${usualMix.target} and ${usualMix.likely}`
    const rows = schools.map(({ name, placed }) => [
      quoted(name),
      placed?.label ?? 'Not enough data',
      (placed && oddsInWords(placed)) ?? '–',
    ])
    const rule = notes.cite(ruled('How matching works: balance of a list', '/resources/how-matching-works'))
    return `${verdict}: ${mix}${mark}${rule}. ${balance.reasons.join(' ')}\n\n${table(['College', 'For you', 'Odds'], rows)}\n\nAsk me for safety, target or reach schools to fill what is missing.`
  },
})

export const affordList = tool({
  description:
    'What each school on the student’s list would cost a family of their income bracket after grants',
  input: z.object({}),
  async run(asked, _input, notes) {
    const placing = await placeFor(asked)
    const schools = await listed(asked, placing)
    if (schools.length === 0) return emptyList
    const incomeBracket = await asked.incomeBracket()
    const mark = `${citeList(notes)}${citePlacing(notes, placing)}`
    const priced = schools.flatMap(({ name, placed }) =>
      placed?.price == null ? [] : [{ name, price: placed.price.amount }],
    )
    if (priced.length === 0) return `None of your schools publishes a net price that the catalog has${mark}.`
    const sorted = priced.toSorted((one, other) => one.price - other.price)
    const whose =
      incomeBracket === null
        ? 'for students with federal aid on average'
        : 'for families of your income bracket'
    const hint =
      incomeBracket === null
        ? ' [Add your income bracket](/profile/edit/0) for prices of families like yours.'
        : ''
    const [least, most] = [sorted[0]!, sorted.at(-1)!]
    const unknown = schools.length - priced.length
    const rest =
      unknown > 0 ? ` ${counted(unknown, 'school')} ${unknown === 1 ? 'publishes' : 'publish'} none.` : ''
    return `A year after grants, ${whose}, your list runs from **${dollars(least.price)}** (${quoted(least.name)}) to **${dollars(most.price)}** (${quoted(most.name)})${mark}.${rest} At public colleges this is the price of residents.${hint}\n\n${table(
      ['College', 'Net price'],
      sorted.map(({ name, price }) => [quoted(name), dollars(price)]),
    )}\n\nWhich of them you can afford is your family’s to say: [each college’s net price calculator](/schools/find) and [the aid calculator](/financial/aid-calculator) come closest.`
  },
})
