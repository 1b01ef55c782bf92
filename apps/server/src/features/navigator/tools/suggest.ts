import { majorsCalled } from '@bearings/domain/colleges/find/major-search'
import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { suggestionReason } from '@bearings/domain/matching/finding/suggestion-reason'
import { type Suggestion, suggestions } from '@bearings/domain/matching/finding/suggestions'
import { priceInWords } from '@bearings/domain/matching/price-words'
import { dollars, inProse, formatInteger } from '@bearings/domain/words'
import { z } from 'zod'
import { taughtMajors } from '#features/colleges/find/taught.ts'
import { citeProfile, type Notes, ruleSource } from '../notes.ts'
import { placementsFor, type Placements, withoutGpa } from '../placements.ts'
import { counted, quoted } from '../prose.ts'
import type { QuestionContext } from '../question.ts'
import { Criteria } from './college-criteria.ts'
import { tableOf, wantedBy } from './find-colleges.ts'
import { listed } from './list-balance.ts'
import { inOrNear, isTownMeant } from './near-town.ts'
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
    /** What the student asks of the colleges, as in a search. `null` for nothing. */
    criteria: Criteria.nullable(),
  }),
  async run(context, { kind, criteria }, notes) {
    const placements = await placementsFor(context)
    const lacking = withoutGpa(
      placements.applicant,
      `To say which colleges are ${kinds[kind].words} for you I need your unweighted GPA, which your profile does not have yet${placements.isOfProfile ? citeProfile(notes) : ''}; a test score helps too. [Add them](/profile/edit/1)`,
    )
    if (lacking) return lacking
    const mark = citePlacements(notes, placements)
    const { labels, words } = kinds[kind]
    const onList = await listed(context, placements)
    const labeled = onList.filter(({ label }) => (labels as readonly string[]).includes(label))
    const limit = limitOf(placements, kind, criteria)
    const isOverLimit = ({ placed }: Listing) => limit !== null && (placed?.price?.amount ?? 0) > limit
    const own = labeled.filter((one) => !isOverLimit(one))
    const tooDear = labeled.filter(isOverLimit)
    const chosen = await chosenFor(context, placements, kind, { criteria, limit })
    const [first] = chosen
    if (first && placements.isOfProfile)
      await proposeSchool.run(context, { college: first.placed.college.name, plan: null }, notes)
    const ofList = () =>
      own.length > 0
        ? `On your list ${own.length === 1 ? 'is' : 'are'} ${counted(own.length, `${words} school`)} already: ${inProse(own.slice(0, 4).map(describe))}${citeList(notes)}${mark}.`
        : onList.length === 0
          ? `Your list is empty${citeList(notes)}.`
          : `${onList.length === 1 ? 'The one open school on your list is not' : `None of the ${onList.length} open schools on your list is`} ${words} for you yet${citeList(notes)}${mark}.`
    return [
      ...(placements.isOfProfile ? [ofList()] : []),
      ...(tooDear.length > 0 && limit !== null
        ? [
            `Over ${dollars(limit)} a year: ${inProse(tooDear.slice(0, 4).map(({ name }) => `**${quoted(name)}**`))}.`,
          ]
        : []),
      chosen.length > 0
        ? `Of ${formatInteger(placements.count)} colleges${placements.isOfProfile ? '' : mark} ${chosen.length === 1 ? 'this one is' : `these ${chosen.length} are`} ${words} for you and what My School List would suggest, by graduation, price and place:`
        : `I find no further ${words} college${criteria && criteria.states.length > 0 ? ' there' : ''}${limit === null ? '' : ` within ${dollars(limit)} a year`} to suggest. [Find Schools](/schools/find) has them all.`,
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

type Listing = { name: string; placed: PlacedCollege | undefined }

/** The most dollars a year. A college is a safety only within what the family can pay, even if no limit is asked for. */
function limitOf({ means }: Placements, kind: keyof typeof kinds, criteria: Criteria | null): number | null {
  return criteria?.mostPrice ?? (kind === 'safety' ? means.budget : null)
}

function describe({ name, placed }: Listing): string {
  return `**${quoted(name)}**${placed?.price == null ? '' : ` (${priceInWords(placed.price)} a year)`}`
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
 * Returns suggestions of this kind by the rule of My School List: colleges that are not on the list, that meet
 * the criteria, and that cost no more than the limit.
 */
async function chosenFor(
  context: QuestionContext,
  { all, of, means }: Placements,
  kind: keyof typeof kinds,
  { criteria, limit }: { criteria: Criteria | null; limit: number | null },
): Promise<Suggestion[]> {
  const colleges = await all()
  const onList = (await context.list()).map(({ unitid }) => unitid)
  const isWanted = criteria ? await wanting(context, colleges, criteria) : () => true
  const unwanted = colleges.filter(
    (placed) => !isWanted(placed) || (limit !== null && (placed.price?.amount ?? 0) > limit),
  )
  return suggestions(colleges, {
    missing: { ...none, [kinds[kind].words]: 1 },
    without: new Set(
      [...onList, ...unwanted.map(({ college }) => college.unitid)].filter((id) => id !== null),
    ),
    budget: means.budget,
    homeState: means.state,
    statesOnList: new Set(onList.flatMap((unitid) => of(unitid)?.college.state ?? [])),
  })
}

/** Returns whether a college has what the student asks for: place, major, size and so on. */
async function wanting(
  context: QuestionContext,
  colleges: readonly PlacedCollege[],
  criteria: Criteria,
): Promise<(placed: PlacedCollege) => boolean> {
  const { majors } = await taughtMajors(context.request.db)
  const [taught] = majorsCalled(majors, criteria.major ?? '')
  const passes = wantedBy(criteria, taught, context.today)
  const isThere = inOrNear(isTownMeant(criteria, colleges) ? criteria.city : null, colleges)
  return (placed) => passes(placed) && isThere(placed)
}

const none = { reach: 0, target: 0, likely: 0 }
