import { stemOf } from '@bearings/domain/word-stem'
import { inProse } from '@bearings/domain/words'
import { counted } from './prose.ts'

type Draft = { text: string; prompt: string; wordLimit: number | null }
/** Observations about a draft and questions for its writer; never a sentence to use. */
export type Coaching = { observations: string[]; questions: string[] }

/** Checks a draft's length, structure, repetitions, passive voice and fit to the prompt by counting alone. */
export function coachingOf({ text, prompt, wordLimit }: Draft): Coaching {
  const words = wordsOf(text)
  const paragraphs = text.split(/\n\s*\n|\n/).filter((part) => part.trim() !== '')
  const sentences = sentencesOf(text)
  const observations = [
    lengthOf(words.length, wordLimit),
    structureOf(
      paragraphs.map((part) => wordsOf(part).length),
      sentences,
    ),
    openingOf(sentences[0] ?? ''),
    repeatedOf(words),
    passiveOf(sentences),
    startsOf(sentences),
    answersOf(words, prompt),
  ].filter((line) => line !== null)
  return { observations, questions: questionsOf(text, sentences, words, prompt) }
}

function lengthOf(count: number, limit: number | null): string | null {
  if (limit === null) return `**Length**: ${counted(count, 'word')}. No word limit is entered.`
  if (count > limit)
    return `**Length**: ${counted(count, 'word')}, ${count - limit} over the limit of ${limit}. Application forms cut off the rest or refuse it.`
  if (count < limit * 0.6)
    return `**Length**: ${count} of ${limit} words. There is room for ${limit - count} more; short drafts usually lack detail.`
  return `**Length**: ${count} of ${limit} words, within the limit.`
}

function structureOf(paragraphs: readonly number[], sentences: readonly string[]): string {
  const average =
    sentences.length === 0
      ? 0
      : Math.round(paragraphs.reduce((sum, count) => sum + count, 0) / sentences.length)
  const longest = sentences.toSorted((one, other) => wordsOf(other).length - wordsOf(one).length)[0] ?? ''
  const count = wordsOf(longest).length
  const long = count > 40 ? ` The longest has ${count}: it begins “${beginningOf(longest)}”.` : ''
  const one =
    paragraphs.length === 1 && paragraphs[0]! > 150
      ? ' One long block is hard on someone who reads hundreds of essays.'
      : ''
  return `**Structure**: ${counted(paragraphs.length, 'paragraph')}, ${counted(sentences.length, 'sentence')} of ${average} words on average.${long}${one}`
}

const tired: readonly [RegExp, string][] = [
  [
    /^(ever since|since) i was (little|young|a (child|kid))|^(for )?as long as i can remember|^i have always/i,
    'a phrase that thousands of essays open with',
  ],
  [/webster|dictionary|is defined as/i, 'a definition'],
  [/^["“]/, 'a quotation, which puts someone else’s words in the first thing that is read'],
  [
    /^(in today'?s|throughout history|since the beginning)/i,
    'a general remark about the world, before you come into it',
  ],
  [/^my name is|^in this essay/i, 'an announcement'],
]

function openingOf(first: string): string | null {
  const found = tired.find(([pattern]) => pattern.test(first.trim()))
  return found ? `**Opening**: it begins with ${found[1]} (“${beginningOf(first)}”).` : null
}

function repeatedOf(words: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const word of words) {
    const one = word.toLowerCase()
    if (one.length > 4 && !idle.has(one)) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  const often = [...counts]
    .filter(([, count]) => count >= 4 && count / words.length > 0.008)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 4)
  if (often.length === 0) return null
  return `**Repeated words**: ${inProse(often.map(([word, count]) => `“${word}” ${count} times`))}.`
}

const passive =
  /\b(am|is|are|was|were|been|being|be)\s+(\w+ly\s+)?(\w{3,}ed|given|taken|made|done|seen|told|taught|shown|known|brought|chosen|written|held|kept|left|built|driven)\b/i

function passiveOf(sentences: readonly string[]): string | null {
  const found = sentences.filter((sentence) => passive.test(sentence))
  if (found.length === 0) return null
  const opens = found.filter((sentence) => passive.test(sentence.split(/\s+/).slice(0, 6).join(' ')))
  const where = opens[0] ? ` The sentence that begins “${beginningOf(opens[0])}” starts with it.` : ''
  return `**Passive voice**: in ${found.length} of ${counted(sentences.length, 'sentence')}.${where} Who did it?`
}

function startsOf(sentences: readonly string[]): string | null {
  const ofI = sentences.filter((sentence) => /^["“]?I\b/.test(sentence.trim())).length
  return sentences.length >= 6 && ofI / sentences.length > 0.4
    ? `**Sentence starts**: ${ofI} of ${sentences.length} sentences begin with “I”.`
    : null
}

function answersOf(words: readonly string[], prompt: string): string | null {
  const asked = new Map(
    wordsOf(prompt.toLowerCase())
      .filter((word) => word.length > 3 && !idleStems.has(stemOf(word)))
      .map((word) => [stemOf(word), word]),
  )
  const used = new Set(words.map(stemOf))
  if (asked.size < 2 || [...asked.keys()].some((stem) => used.has(stem))) return null
  const some = [...asked.values()].slice(0, 5).map((word) => `“${word}”`)
  return `**The prompt**: none of its own words (${inProse(some)}) appear in the essay. Read the prompt again: do you answer each part?`
}

function questionsOf(
  text: string,
  sentences: readonly string[],
  words: readonly string[],
  prompt: string,
): string[] {
  const questions: string[] = []
  const vague =
    /\b(passionate|passion|amazing|incredible|unique|diverse|impactful|hardworking|life-changing|things|a lot|very|really)\b/i.exec(
      text,
    )
  if (vague)
    questions.push(
      `You write “${vague[0].toLowerCase()}”. What happened that made you think so, on which day, with whom?`,
    )
  if (!/\d|["“”]/.test(text))
    questions.push(
      'It has no numbers and no one speaks. Which number, name, or spoken sentence would fit only your story?',
    )
  if (
    /\bwhy\b|\bcollege\b|\buniversity\b/i.test(prompt) &&
    !/\b(professor|course|lab|seminar|program|club|center)\b/i.test(text)
  )
    questions.push(
      'If you changed the college’s name, would the essay still work? What do you want to do there, by name?',
    )
  const first = sentences[0] ?? ''
  questions.push(`If your first sentence (“${beginningOf(first)}”) were gone, what would the essay lose?`)
  if (words.length > 120)
    questions.push('Which sentence could only you have written? Does it come early enough?')
  questions.push('What did you think before, and what do you think now? Where in the essay does that change?')
  return questions.slice(0, 5)
}

function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?\n]+[.!?]*["”’]?/g) ?? [])
    .filter((sentence) => /[\p{L}]/u.test(sentence))
    .map((sentence) => sentence.trim())
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}’'-]+/gu) ?? []
}

/** Returns the first words of a sentence, to point to its place in the text. */
function beginningOf(sentence: string): string {
  const words = sentence
    .replace(/["“”*_`[\]]/g, '')
    .trim()
    .split(/\s+/)
  return `${words.slice(0, 5).join(' ')}${words.length > 5 ? ' …' : ''}`
}

const idle = new Set(
  `about after again also always because been before being between both could describe discuss does doing during each essay every
  explain first from give have having into just limit might more most much other others please prompt reflect respond response
  share should since some such tell than that their them then there these they thing think this those through time under until
  very want were what when where which while will with word words would write your yours you’ve don’t didn’t it’s`.split(
    /\s+/,
  ),
)
const idleStems = new Set([...idle].map(stemOf))
