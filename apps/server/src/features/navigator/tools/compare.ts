import type { Means } from '@bearings/domain/matching/within-budget'
import { inProse } from '@bearings/domain/words'
import { z } from 'zod'
import { figureSource } from '../notes.ts'
import { oddsInWords, placementsFor } from '../placements.ts'
import { quoted, table } from '../prose.ts'
import { type Fact, factPatterns } from '../requests/facts.ts'
import { columns } from './list-facts.ts'
import { citePlacements } from './place-colleges.ts'
import { tool } from './tool.ts'

const usual: Fact[] = [
  'admission-rate',
  'sat',
  'net-price',
  'graduation',
  'size',
  'ratio',
  'earnings',
  'test-policy',
]

export const compareColleges = tool({
  description: 'Two to four colleges side by side: published figures, and how each stands for the student',
  input: z.object({
    colleges: z.array(z.string().max(160)).min(2).max(4),
    facts: z.array(z.enum(Object.keys(factPatterns) as [Fact, ...Fact[]])).max(8),
  }),
  async run(context, { colleges, facts }, notes) {
    const found = await context.colleges(colleges)
    if (found.length < 2)
      return `I find only ${inProse(found.map(({ name }) => quoted(name))) || 'none'} of them in the catalog, so there is nothing to compare.`
    const placements = await placementsFor(context)
    const schools = await Promise.all(found.slice(0, 4).map(({ id }) => context.school(id)))
    const mark = citePlacements(notes, placements)
    const wanted = facts.filter((fact) => columns[fact])
    const shown = wanted.length > 0 ? withNetPrice(wanted) : usual
    const means = await context.means()
    const marks = new Set<string>()
    const rows = shown.map((fact) => {
      const column = columns[fact]!
      const cells = schools.map((school) => {
        const value = column.value(school, means)
        if (value)
          marks.add(notes.cite(figureSource(value.source.source, value.source.year, '/schools/compare')))
        return value?.text ?? '–'
      })
      return [column.head, ...cells]
    })
    const standing = schools.map(({ unitid }) => {
      const placed = placements.of(unitid)
      return placed ? [placed.label, oddsInWords(placed)].filter(Boolean).join(', ') : '–'
    })
    const names = schools.map(({ name }) => quoted(name))
    const lead = leadOf(shown, schools, { names, means })
    const link = `[Compare them side by side](/schools/compare)`
    return `${lead}\n\n${table(['', ...names], [['For you', ...standing], ...rows])}\n\nFigures${mark}${[...marks].join('')}; a dash means that the college does not publish the figure. ${link}`
  },
})

/** Whoever asks about the cost wants to know what is left of it after grants. */
function withNetPrice(facts: readonly Fact[]): readonly Fact[] {
  return facts.includes('cost') && !facts.includes('net-price')
    ? facts.flatMap((fact): Fact[] => (fact === 'cost' ? ['net-price', 'cost'] : [fact]))
    : facts
}

type Schools = Parameters<NonNullable<(typeof columns)[Fact]>['value']>[0][]

/** Returns a sentence for each of the first three figures in which the colleges differ. */
function leadOf(
  shown: readonly Fact[],
  schools: Schools,
  { names, means }: { names: readonly string[]; means: Means },
): string {
  const differences = shown.flatMap((fact) => {
    const column = columns[fact]!
    const known = schools.flatMap((school, at) => {
      const value = column.value(school, means)
      return value ? [{ name: names[at]!, ...value }] : []
    })
    const sorted = known.toSorted((one, other) => one.order - other.order)
    const [low, high] = [sorted[0], sorted.at(-1)]
    if (!low || !high || low.order === high.order || column.isRule) return []
    const [first, other] = column.lowIsBetter ? [low, high] : [high, low]
    return [`${column.head}: **${first.name}** ${first.text}, **${other.name}** ${other.text}`]
  })
  return differences.length > 0
    ? `${differences.slice(0, 3).join('. ')}.`
    : `${inProse(names)} publish much the same figures.`
}
