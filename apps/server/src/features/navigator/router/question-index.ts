import { byPieces } from './by-pieces.ts'
import { byWords } from './by-words.ts'
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
  const stems: string[][] = entries.map(() => [])
  for (const [at, words] of (await mapInTurns(lines, ({ text }) => stemsOf(text))).entries())
    stems[lines[at]!.of]!.push(...words)
  const answerStems = await mapInTurns(entries, ({ answer }) => stemsOf(answer))
  const ways = byWords(stems)
  const questions = byWords(entries.map(({ question }) => stemsOf(question)))
  const answers = byWords(answerStems)
  const byTopic = byWords(
    topics.map((name) =>
      entries.flatMap(({ topic }, at) => (topic === name ? [...stems[at]!, ...answerStems[at]!] : [])),
    ),
  )
  const pieces = await byPieces(lines, entries.length)

  const evidence = (text: string): Evidence => {
    const words = stemsOf(text)
    const ofTopics = byTopic(words)
    return {
      ways: ways(words),
      question: questions(words),
      answer: answers(words),
      topic: Float64Array.from(topicOf, (at) => ofTopics[at]!),
      ...pieces(text),
      trained: trained(text, names),
    }
  }

  const known = new Set([...stems, ...answerStems].flat())

  return {
    evidence,
    /** Returns the share of a text's words that stand in any entry, from 0 to 1. */
    familiarity(text: string): number {
      const words = [...new Set(stemsOf(text))]
      return words.length === 0 ? 1 : words.filter((word) => known.has(word)).length / words.length
    },
    /** Returns the chance of each entry that it is the one asked for, from 0 to 1. */
    chances(text: string): Float64Array {
      const scores = weighted(evidence(text), entries.length)
      const top = Math.max(...scores)
      const shares = scores.map((score) => Math.exp(calm * (score - top)))
      const sum = shares.reduce((total, share) => total + share, 0)
      return shares.map((share) => share / sum)
    },
  }
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
