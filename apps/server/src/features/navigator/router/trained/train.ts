import { featuresOf } from './features.ts'
import { type Model, width } from './model.ts'

/** What is learned: a name, and the texts that ask for it. */
export type Lesson = { name: string; texts: readonly string[] }

const rounds = 12
const firstStep = 0.5
/** Words that are rarer teach nothing about other people's questions. */
const leastOften = 3

/**
 * Trains a model by gradient descent. The same lessons make the same bytes, and a few lessons more or less make nearly
 * the same model: where a word begins, and when a text has its turn, follows from itself alone.
 */
export function train(lessons: readonly Lesson[]): Model {
  const examples = lessons.flatMap(({ texts }, of) =>
    texts.map((text) => ({ features: featuresOf(text), of, place: hashOf(text) })),
  )
  const features = commonIn(examples)
  const rowOf = new Map(Array.from(features, (feature, row) => [feature, row]))
  const known = examples.map(({ features: all, of, place }) => ({
    rows: all.flatMap((feature) => rowOf.get(feature) ?? []),
    of,
    place,
  }))
  const words = Float32Array.from(
    { length: features.length * width },
    (_, at) => (2 * scattered(features[Math.floor(at / width)]! * width + (at % width)) - 1) / width,
  )
  const meanings = new Float32Array(lessons.length * width)
  for (let round = 0; round < rounds; round++) {
    const step = firstStep * (1 - round / rounds)
    for (const { rows, of } of inTurn(known, round))
      if (rows.length > 0) learn(words, meanings, { rows, of, step })
  }
  const [wholeWords, wordScale] = rounded(words)
  const [wholeMeanings, meaningScale] = rounded(meanings)
  return {
    names: lessons.map(({ name }) => name),
    features,
    words: wholeWords,
    wordScale,
    meanings: wholeMeanings,
    meaningScale,
  }
}

type Step = { rows: readonly number[]; of: number; step: number }

/** Moves the numbers of one question's words and of all meanings toward the right answer. */
function learn(words: Float32Array, meanings: Float32Array, { rows, of, step }: Step): void {
  const count = meanings.length / width
  const mean = new Float32Array(width)
  for (const row of rows)
    for (let place = 0; place < width; place++) mean[place]! += words[row * width + place]! / rows.length
  const sums = new Float32Array(count)
  let top = -Infinity
  for (let each = 0; each < count; each++) {
    let sum = 0
    for (let place = 0; place < width; place++) sum += meanings[each * width + place]! * mean[place]!
    sums[each] = sum
    top = Math.max(top, sum)
  }
  let total = 0
  for (let each = 0; each < count; each++) total += sums[each] = Math.exp(sums[each]! - top)
  const change = new Float32Array(width)
  for (let each = 0; each < count; each++) {
    const wrong = (each === of ? 1 : 0) - sums[each]! / total
    if (Math.abs(wrong) < 1e-4) continue
    for (let place = 0; place < width; place++) {
      change[place]! += wrong * meanings[each * width + place]!
      meanings[each * width + place]! += step * wrong * mean[place]!
    }
  }
  for (const row of rows)
    for (let place = 0; place < width; place++)
      words[row * width + place]! += (step * change[place]!) / rows.length
}

function commonIn(examples: readonly { features: readonly number[] }[]): Uint32Array {
  const counts = new Map<number, number>()
  for (const { features } of examples)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return Uint32Array.from(
    [...counts].flatMap(([feature, count]) => (count >= leastOften ? feature : [])),
  ).sort()
}

function rounded(numbers: Float32Array): [Int8Array, number] {
  const most = numbers.reduce((top, number) => Math.max(top, Math.abs(number)), 0) || 1
  return [Int8Array.from(numbers, (number) => Math.round((number / most) * 127)), Math.fround(most / 127)]
}

/** Returns the examples in an order that looks random, other in each round, which one more does not change. */
function inTurn<T extends { place: number }>(examples: readonly T[], round: number): T[] {
  return examples
    .map((example) => ({ example, turn: scattered(example.place + round) }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ example }) => example)
}

/** FNV-1a. */
function hashOf(text: string): number {
  let value = 2_166_136_261
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
  return value >>> 0
}

/** A number from 0 to 1 that looks random, the same for the same whole number. */
function scattered(whole: number): number {
  const state = Math.imul(whole, 0x9e3779b1) + 0x6d2b79f5
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
