/**
 * Measures the router: `npm run bench -- router`. A tenth of the ways to ask is left out (`all`: each in turn); prints
 * how often its card still comes first or among three, how often each estimated chance came true, and which cards are
 * most often taken for which.
 */
import { library } from '@bearings/server/features/library/content/library'
import { createRouter, lessonsOf } from '@bearings/server/features/navigator/router/router'
import { train } from '@bearings/server/features/navigator/router/trained/train'
import { asCompared } from '@bearings/server/features/navigator/router/ways-of-tools'

const parts = 10
const { answers } = await library()
const partOf = (card: number, way: number) => (card * 7 + way) % parts

let [asked, first, amongThree] = [0, 0, 0]
const calibration = new Map<number, { right: number; of: number }>()
const confused = new Map<string, number>()
const startedAt = performance.now()
const measured = process.argv.includes('all') ? parts : 1
for (let part = 0; part < measured; part++) {
  const rest = answers.map((card, at) => ({
    ...card,
    ask: card.ask.filter((_, way) => partOf(at, way) !== part),
  }))
  const router = await createRouter(rest, train(await lessonsOf(rest)))
  for (const [at, card] of answers.entries())
    for (const way of card.ask.filter((_, which) => partOf(at, which) === part)) {
      const found = router.read(asCompared(way), 3)
      const slugs = found.map((reading) => ('card' in reading ? reading.card.slug : reading.tool.kind))
      const [top] = found
      const isRight = slugs[0] === card.slug
      asked++
      if (isRight) first++
      if (slugs.includes(card.slug)) amongThree++
      const band = Math.floor(Math.min(top?.chance ?? 0, 0.999) * 5)
      const counts = calibration.get(band) ?? { right: 0, of: 0 }
      calibration.set(band, { right: counts.right + (isRight ? 1 : 0), of: counts.of + 1 })
      if (!isRight)
        confused.set(`${card.slug} as ${slugs[0]}`, (confused.get(`${card.slug} as ${slugs[0]}`) ?? 0) + 1)
    }
}
const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)}%`
console.log(`${asked} ways of ${answers.length} cards, each left out in turn:`)
console.log(`first ${share(first, asked)}, among three ${share(amongThree, asked)}`)
console.log(`${((performance.now() - startedAt) / asked).toFixed(1)} ms a question, with the training`)
for (const [band, { right, of }] of [...calibration].toSorted(([one], [other]) => one - other))
  console.log(`chance ${band * 20}–${band * 20 + 20}%: right ${share(right, of)} of ${of}`)
for (const [pair, count] of [...confused].toSorted(([, one], [, other]) => other - one).slice(0, 25))
  console.log(`${count} × ${pair}`)
