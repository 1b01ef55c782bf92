import { byPieces } from './by-pieces.ts'
import { byWords, createVocabulary } from './by-words.ts'
import { mapInTurns } from './in-turns.ts'
import { type Model, reader } from './trained/model.ts'
import { weights } from './weights.ts'
import { stemsOf } from './words.ts'

/** Something that answers a question, with how people ask for it. The model knows it by its name. */
export type Entry = { name: string; topic: string; question: string; ask: readonly string[]; answer: string }
/** What speaks for each entry, by kind of evidence. */
export type Evidence = Record<keyof typeof weights, Float64Array>

/**
 * Entries that can be found by how people ask. It takes a second of work, during which others are answered.
 * @param model What was learned from all ways to ask together.
 */
export async function questionIndex(entries: readonly Entry[], model: Model) {
  const names = entries.map(({ name }) => name)
  const trained = reader(model)
  const topics = [...new Set(entries.map(({ topic }) => topic))]
  const topicOf = entries.map(({ topic }) => topics.indexOf(topic))
  const lines = entries.flatMap(({ question, ask }, of) => [question, ...ask].map((text) => ({ text, of })))
  const written = asWritten(lines)
  const words = await wordsOf(entries, lines, topics)
  const pieces = await byPieces(lines, entries.length)

  const evidence = (text: string): Evidence => {
    const asked = [...new Set(stemsOf(text))].map(words.find)
    const ofTopics = words.topics(asked)
    return {
      ways: words.ways(asked),
      question: words.questions(asked),
      answer: words.answers(asked),
      topic: Float64Array.from(topicOf, (at) => ofTopics[at]!),
      ...pieces(text),
      trained: trained(text, names),
    }
  }

  return {
    evidence,
    /** Returns the share of a text's words that stand in any entry, from 0 to 1. */
    familiarity(text: string): number {
      const asked = [...new Set(stemsOf(text))]
      return asked.length === 0 ? 1 : asked.filter((word) => words.find(word) >= 0).length / asked.length
    },
    /** Returns the chance of each entry that it is the one asked for, from 0 to 1. */
    chances(text: string): Float64Array {
      const scores = weighted(evidence(text), names.length)
      const top = Math.max(...scores)
      const shares = scores.map((score) => Math.exp(calm * (score - top)))
      const sum = shares.reduce((total, share) => total + share, 0)
      const same = written.get(inWords(text)) ?? null
      const left = same === null ? 1 : 1 - sure
      return shares.map((share, at) => (left * share) / sum + (at === same ? sure : 0))
    },
  }
}

type Line = { text: string; of: number }

/** How likely a text asks for the only entry that has it word for word, at least. */
const sure = 0.8

/** Which entry has a line, word for word; `null` if several have it. */
function asWritten(lines: readonly Line[]): ReadonlyMap<string, number | null> {
  const written = new Map<string, number | null>()
  for (const { text, of } of lines) {
    const words = inWords(text)
    written.set(words, (written.get(words) ?? of) === of ? of : null)
  }
  return written
}

const inWords = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''

/** Searches by words over ways to ask, questions, answers, and topics. The words themselves are kept once. */
async function wordsOf(entries: readonly Entry[], lines: readonly Line[], topics: readonly string[]) {
  const { numbersOf, find, size } = createVocabulary()
  const ofLines = await mapInTurns(lines, ({ text }) => numbersOf(stemsOf(text)))
  const ofAnswers = await mapInTurns(entries, ({ answer }) => numbersOf(stemsOf(answer)))
  const ofQuestions = entries.map(({ question }) => numbersOf(stemsOf(question)))
  const byEntry: Uint32Array[][] = entries.map(() => [])
  for (const [at, { of }] of lines.entries()) byEntry[of]!.push(ofLines[at]!)
  const ofWays = byEntry.map(joined)
  const ofTopics = topics.map((name) =>
    joined(entries.flatMap(({ topic }, at) => (topic === name ? [ofWays[at]!, ofAnswers[at]!] : []))),
  )
  return {
    find,
    ways: byWords(ofWays, size()),
    questions: byWords(ofQuestions, size()),
    answers: byWords(ofAnswers, size()),
    topics: byWords(ofTopics, size()),
  }
}

function joined(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all
}

/** Kinds of evidence that agree are not independent, so that their sum is too sure. */
const calm = 0.75

function weighted(evidence: Evidence, count: number): Float64Array {
  const scores = new Float64Array(count)
  for (const [kind, weight] of Object.entries(weights)) {
    const values = evidence[kind as keyof Evidence]
    for (let at = 0; at < count; at++) scores[at]! += weight * values[at]!
  }
  return scores
}
