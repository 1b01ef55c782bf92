import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { suggestionReason } from '@bearings/domain/matching/finding/suggestion-reason'
import { type Suggestion, suggestions } from '@bearings/domain/matching/finding/suggestions'
import { counted, quoted } from '@bearings/domain/navigator/prose'
import { dollars, inProse, formatInteger } from '@bearings/domain/words'
import { z } from 'zod'
import { citeProfile, type Notes, ruleSource } from '../notes.ts'
import { placementsFor, type Placements } from '../placements.ts'
import type { QuestionContext } from '../question.ts'
import { tableOf } from './find-colleges.ts'
import { listed } from './list-balance.ts'
import { whosePrices } from './net-price.ts'
import { citeList } from './own-list.ts'
import { citePlacements } from './place-colleges.ts'
import { proposeSchool } from './propose.ts'
import { tool } from './tool.ts'

const kinds = {
  safety: { labels: ['Safety', 'Likely', 'Very likely'], words: 'likely' },
  target: { labels: ['Target'], words: 'target' },
  reach: { labels: ['Reach', 'Far reach'], words: 'reach' },
} as const

export const suggestColleges = tool({
  description:
    'Colleges that would be safety, target or reach schools for the student: those on the list, and three more with a card to add one',
  input: z.object({
    kind: z.enum(['safety', 'target', 'reach']),
    states: z.array(z.string().length(2)).max(60),
  }),
  async run(context, { kind, states }, notes) {
    const placements = await placementsFor(context)
    if (placements.applicant.gpa === null)
      return `To say which colleges are ${kinds[kind].words} for you I need your unweighted GPA, which your profile does not have yet${citeProfile(notes)}; a test score helps too. [Add them](/profile/edit/1)`
    const mark = citePlacements(notes, placements)
    const { labels, words } = kinds[kind]
    const onList = await listed(context, placements)
    const own = onList.filter(({ label }) => (labels as readonly string[]).includes(label))
    const chosen = await chosenFor(context, placements, kind, states)
    const [first] = chosen
    if (first) await proposeSchool.run(context, { college: first.placed.college.name, plan: null }, notes)
    return [
      own.length > 0
        ? `On your list ${own.length === 1 ? 'is' : 'are'} ${counted(own.length, `${words} school`)} already: ${inProse(own.slice(0, 4).map(describe))}${citeList(notes)}${mark}.`
        : onList.length > 0
          ? `None of the ${onList.length} open schools on your list is ${words} for you yet${citeList(notes)}${mark}.`
          : `Your list is empty${citeList(notes)}.`,
      chosen.length > 0
        ? `Of ${formatInteger(placements.count)} colleges ${chosen.length === 1 ? 'this one is' : `these ${chosen.length} are`} ${words} for you and what My School List would suggest, by graduation, price and place:`
        : `I find no further ${words} college${states.length > 0 ? ' there' : ''} to suggest. [Find Schools](/schools/find) has them all.`,
      ...(chosen.length > 0 ? [`\n${tableOf(chosen.map(({ placed }) => placed))}\n`] : []),
      ...chosen.map(
        (each) =>
          `- **${quoted(each.placed.college.name)}**: ${suggestionReason(each, placements.means.budget)}`,
      ),
      ...(chosen.length > 0 ? [''] : []),
      closing(placements, notes, kind),
    ].join('\n')
  },
})

function describe({ name, placed }: { name: string; placed: PlacedCollege | undefined }): string {
  return `**${quoted(name)}**${placed?.price == null ? '' : ` (${dollars(placed.price.amount)} a year)`}`
}

function closing({ means }: Placements, notes: Notes, kind: string): string {
  const rule = notes.cite(ruleSource('How matching works: labels', '/resources/how-matching-works'))
  const safety =
    kind === 'safety'
      ? ` A college is a real safety only if it is likely, your family can pay it and you would be glad to go${rule}.`
      : ''
  return `${whosePrices(means)}${safety} [Find Schools](/schools/find) filters by state, size, price and more.`
}

/**
 * Returns suggestions of this kind by the rule of My School List: colleges that are not on the list, in these
 * states if any are named.
 */
async function chosenFor(
  context: QuestionContext,
  { all, of, means }: Placements,
  kind: keyof typeof kinds,
  states: readonly string[],
): Promise<Suggestion[]> {
  const colleges = await all()
  const onList = (await context.list()).map(({ unitid }) => unitid)
  const elsewhere = colleges.filter(
    ({ college }) => states.length > 0 && !states.includes(college.state ?? ''),
  )
  return suggestions(colleges, {
    missing: { ...none, [kinds[kind].words]: 1 },
    without: new Set(
      [...onList, ...elsewhere.map(({ college }) => college.unitid)].filter((id) => id !== null),
    ),
    budget: means.budget,
    homeState: means.state,
    statesOnList: new Set(onList.flatMap((unitid) => of(unitid)?.college.state ?? [])),
  })
}

const none = { reach: 0, target: 0, likely: 0 }
