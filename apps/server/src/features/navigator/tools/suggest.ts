import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { counted, dollars, inProse, quoted, whole } from '@bearings/domain/navigator/prose'
import { z } from 'zod'
import type { Asked } from '../asked.ts'
import { type Notes, ruled, yours } from '../notes.ts'
import { placeFor } from '../placing.ts'
import { tableOf } from './find-colleges.ts'
import { listed } from './list-balance.ts'
import { citeList } from './own-list.ts'
import { citePlacing } from './place-colleges.ts'
import { proposeSchool } from './propose.ts'
import { tool } from './tool.ts'

const kinds = {
  safety: { labels: ['Likely', 'Very likely'], words: 'likely' },
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
  async run(asked, { kind, states }, notes) {
    const placing = await placeFor(asked)
    if (placing.applicant.gpa === null)
      return 'To say which colleges are safe for you I need your unweighted GPA; a test score helps too. [Add them](/profile/edit/1)'
    const mark = citePlacing(notes, placing)
    const { labels, words } = kinds[kind]
    const onList = await listed(asked, placing)
    const own = onList.filter(({ placed }) => placed && (labels as readonly string[]).includes(placed.label))
    const isOnList = new Set(onList.map(({ placed }) => placed?.college.unitid))
    const fitting = placing.all.filter(
      (placed) =>
        (labels as readonly string[]).includes(placed.label) &&
        isWellKnown(placed) &&
        !isOnList.has(placed.college.unitid) &&
        (states.length === 0 || states.includes(placed.college.state ?? '')),
    )
    const chosen = varied(fitting, kind)
    const [first] = chosen
    if (first) await proposeSchool.run(asked, { college: first.college.name, plan: null }, notes)
    return [
      own.length > 0
        ? `On your list ${own.length === 1 ? 'is' : 'are'} ${counted(own.length, `${words} school`)} already: ${inProse(own.slice(0, 4).map(describe))}${citeList(notes)}${mark}.`
        : onList.length > 0
          ? `None of the ${onList.length} open schools on your list is ${words} for you yet${citeList(notes)}${mark}.`
          : `Your list is empty${citeList(notes)}.`,
      chosen.length > 0
        ? `Of ${whole(placing.all.length)} colleges, ${whole(fitting.length)} more are ${words} for you and graduate most of their students. ${chosen.length === 1 ? 'One' : `These ${chosen.length}`}, from different states, ${kind === 'safety' ? 'with low prices for what they offer' : 'with high graduation rates'}:`
        : `I find no further ${words} college${states.length > 0 ? ' there' : ''} that graduates most of its students. [Find Schools](/schools/find) has all.`,
      ...(chosen.length > 0 ? [`\n${tableOf(chosen)}\n`] : []),
      await closing(asked, notes, kind),
    ].join('\n')
  },
})

function describe({ name, placed }: { name: string; placed: PlacedCollege | undefined }): string {
  return `**${quoted(name)}**${placed?.price == null ? '' : ` (${dollars(placed.price.amount)} a year)`}`
}

async function closing(asked: Asked, notes: Notes, kind: string): Promise<string> {
  const incomeBracket = await asked.incomeBracket()
  const bracket =
    incomeBracket === null
      ? 'Prices are averages of students with federal aid; [add your income bracket](/profile/edit/0) for families like yours'
      : `Prices are of families in your income bracket${notes.cite(yours('Your profile: income bracket', '/profile/edit/0'))}`
  const residents = 'at public colleges those of residents'
  const rule = notes.cite(ruled('How matching works: labels', '/resources/how-matching-works'))
  const safety =
    kind === 'safety'
      ? ` A college is a real safety only if it is likely, your family can pay it and you would be glad to go${rule}.`
      : ''
  return `${bracket}, ${residents}.${safety} [Find Schools](/schools/find) filters by state, size and major.`
}

/** Places that one could send a student to without a second thought: four years, a campus, most students graduate. */
function isWellKnown({ college, price }: PlacedCollege): boolean {
  return (
    college.level === 'bachelor' &&
    !college.isOnlineOnly &&
    !college.isMens &&
    !college.isWomens &&
    college.control !== 'private_for_profit' &&
    (college.graduationRate ?? 0) >= 0.6 &&
    (college.undergraduates ?? 0) >= 1000 &&
    price !== null &&
    price.amount > 0
  )
}

/** Three from three states, the best first: graduation against price for a safety, graduation alone else. */
function varied(fitting: readonly PlacedCollege[], kind: string): PlacedCollege[] {
  const worth = ({ college, price }: PlacedCollege) =>
    college.graduationRate! - (kind === 'safety' ? (price?.amount ?? 40_000) / 60_000 : 0)
  const chosen: PlacedCollege[] = []
  for (const placed of fitting.toSorted((one, other) => worth(other) - worth(one)))
    if (chosen.length < 3 && chosen.every(({ college }) => college.state !== placed.college.state))
      chosen.push(placed)
  return chosen
}
