import { collegeFinder } from '#features/colleges/search/service.ts'
import type { AnswerCard } from '#features/library/content/answers.ts'
import { distress } from '../danger/distress.ts'
import type { QuestionContext, Turn } from '../question.ts'
import type { Heard } from '../requests/clauses.ts'
import { backReference } from '../requests/phrases.ts'
import { recognize } from '../requests/requests.ts'
import type { Message } from '../router/plan.ts'
import { collegeWord } from '../router/ways-of-tools.ts'
import { tellingWordsOf } from '../router/words.ts'
import { expandShorthand } from '../slots/expand-shorthand.ts'
import { statesIn } from '../slots/slots.ts'
import { fromSpanish, isSpanish } from '../slots/spanish.ts'
import { ordinaryWords } from './ordinary-words.ts'

/** What a message asks, and its text as it is compared with how people ask: a word stands for each college. */
export type Understood = Message & {
  heard: Heard
  /** The person’s messages before this one. */
  earlier: readonly Heard[]
  /** Whether the person’s last message before this one was one of danger, or was answered as one. */
  isAfterDistress: boolean
}

/** Returns what a message asks, with what the conversation before it was about. */
export async function understand(context: QuestionContext, history: readonly Turn[]): Promise<Understood> {
  // Half in English, “I want morir” would be nobody's words of danger.
  const inEnglish = (text: string) => (distress.test(text) ? text : fromSpanish(text))
  // What is known of colleges, of this student's, and of words is read once and at the same time for all messages.
  const [find, list, ordinary] = await Promise.all([
    collegeFinder(context.request.db),
    context.list(),
    ordinaryWords(context),
  ])
  const own = list.flatMap(({ schoolId, name }) => (schoolId ? [{ id: schoolId, name }] : []))
  const hear = (text: string): Heard => heardIn(expandShorthand(inEnglish(text)), { find, own, ordinary })
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content.slice(0, 2000))
  const entry = context.entryId ? list.find(({ id }) => id === context.entryId) : undefined
  const here = entry?.schoolId ? { id: entry.schoolId, name: entry.name } : null
  const heard = hear(context.message)
  const past = earlier.map(hear)
  const spokenOfBefore = past.some(({ colleges }) => colleges.length > 0) ? [] : namedIn(history, hear)
  const asks = recognize(heard, [...spokenOfBefore, ...past], here)
  const before = past.at(-1)
  const spoken = spokenOf(past, history, await context.answers())
  const spanish = isSpanish(context.message) ? ` ${context.message}` : ''
  return {
    asks,
    heard,
    earlier: past,
    text: `${naming(masked(heard), asks.length === 1 && asks[0]!.colleges.length > 0)}${spanish}`,
    ...spoken,
    isAfterDistress: (before !== undefined && distress.test(before.text)) || spoken.told?.topic === 'danger',
    textOf: ({ text, colleges }) => naming(masked(partOf(heard, text)), colleges.length > 0),
  }
}

/**
 * Returns the college that the first of the last replies begins with. Only the last messages are read again: after four
 * questions on a college, only the replies name it.
 */
function namedIn(history: readonly Turn[], hear: (text: string) => Heard): Heard[] {
  const reply = history.find(({ role }) => role === 'assistant')?.content ?? ''
  const name = /^\*\*([^*?]{3,90})\*\*/.exec(reply)?.[1]
  const heard = name === undefined ? null : hear(name)
  return heard?.colleges.length === 1 ? [heard] : []
}

/** Returns what was spoken of before: the last message, with what it was about where it says little by itself. */
function spokenOf(
  past: readonly Heard[],
  history: readonly Turn[],
  cards: readonly AnswerCard[],
): Pick<Message, 'before' | 'told'> {
  const reply = history.findLast(({ role }) => role === 'assistant')?.content
  const told = reply === undefined ? undefined : cards.find((card) => isToldIn(reply, card))
  const [last, ...earlier] = past.toReversed().map(masked)
  if (last === undefined) return { before: '', told }
  // “Do they take letters”, “what about essays”: the second goes on with what “they” are.
  if (told && backReference.test(last)) return { before: told.question, told }
  const isThin = tellingWordsOf(last) < 2
  const subject = isThin ? (told?.question ?? earlier[0] ?? '') : ''
  return { before: `${subject} ${last}`.trim(), told }
}

function isToldIn(reply: string, { question, markdown, spanish }: AnswerCard): boolean {
  if (reply.includes(`**${question}**`)) return true
  return [markdown, spanish ?? markdown].some((text) => reply.includes(text.trim().slice(0, 40)))
}

function masked({ text, colleges }: Heard): string {
  const masking = colleges.reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from)} ${collegeWord} ${rest.slice(to)}`,
    text,
  )
  const bare = masking.replace(lately, ' ')
  return tellingWordsOf(bare) > 0 ? bare : masking
}

/** When something has happened, which says nothing of what is asked: “Daddy got fired yesterday”. */
const lately =
  /\b(?:(?:early |late )?(?:yesterday|last night|this morning|this afternoon|the other (?:day|night)|(?:just )?last (?:week|weekend|month)|ayer|anoche|la semana pasada|el mes pasado))\b/gi

/** Puts the word for a college where a text only says “it” of one that was named before: “and how much is it”. */
function naming(text: string, isOfCollege: boolean): string {
  if (!isOfCollege || text.includes(collegeWord)) return text
  return backReference.test(text) ? text.replace(backReference, collegeWord) : `${text} ${collegeWord}`
}

/** Returns a part of a text with the colleges named in it. */
function partOf({ text, colleges }: Heard, part: string): Heard {
  const at = text.indexOf(part)
  if (at < 0) return { text: part, colleges: [] }
  const inside = colleges.filter(({ from, to }) => from >= at && to <= at + part.length)
  return { text: part, colleges: inside.map((one) => ({ ...one, from: one.from - at, to: one.to - at })) }
}

/**
 * Returns a text with the colleges that it names, including those of the student's list that it calls by one
 * word. If it names none, those count that a word of it misspells.
 */
function heardIn(text: string, { find, own, ordinary }: Known): Heard {
  const whole = find.named(text)
  const listed = find.listed(text, own, whole)
  const named = [
    ...whole.map(({ college: { id, name }, from, to }) => ({ id, name, from, to })),
    ...listed.map(({ school, from, to }) => ({ ...school, from, to })),
  ].filter((one) => !isOtherWord(text, one))
  const misspelled = find
    .misspelled(text, ordinary)
    .map(({ college, from, to }) => ({ id: college.id, name: college.name, from, to }))
    .filter((one) => !isOtherWord(text, one) && (named.length === 0 || isBeside(text, one, named)))
  return { text, colleges: [...named, ...misspelled].toSorted((one, other) => one.from - other.from) }
}

type Known = {
  find: Awaited<ReturnType<typeof collegeFinder>>
  /** The colleges of the student's list. */
  own: readonly { id: string; name: string }[]
  /** Words that are spelled right. */
  ordinary: ReadonlySet<string>
}

type Span = { from: number; to: number }

/** Short names that people also write as words: “um”, “bc why”, a “3.2 uw”. */
function isOtherWord(text: string, { from, to }: Span): boolean {
  const [before, word, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  if (/^(npc|loci|sap|ferpa|sai|efc)$/i.test(word)) return true
  // “¿Es una buena universidad?”
  if (/^(una|uno)$/.test(word)) return true
  if (/^cal$/i.test(word) && /^ grants?\b/i.test(after)) return true
  // “AP Calc BC”
  if (/^bc$/i.test(word) && /\b(?:calc(?:ulus)?|ab(?: ?\/| or| and| to)?)\s*$/i.test(before)) return true
  // “If I go into the army first”
  if (/^(army|navy)$/i.test(word) && /\b(?:the|join\w*|in|into|us|u\.s\.)\s*$/i.test(before))
    return !/^ (?:academy|west point|football)\b/i.test(after)
  if (/^canada$/i.test(word)) return !/^ college\b/i.test(after)
  if (/^uk$/i.test(word)) return /\b(canada|ireland|england|europe|australia|abroad|overseas)\b/i.test(text)
  if (/^cuesta$/i.test(word)) return !/^ (college|cc)\b/i.test(after)
  if (/^alma$/i.test(word)) return /^ mater\b/i.test(after)
  if (
    /^(um|sac|snow|go|ok|pa)$/.test(word) ||
    /^(usa|jesuit|in-?state)$/i.test(word) ||
    (/^(army|navy)$/i.test(word) && /^ rotc/i.test(after))
  )
    return true
  if (
    /^[A-Z]{2}$/.test(word) &&
    statesIn(`in ${word}`).length > 0 &&
    /\b(in|from|of|state)\s*$/i.test(before)
  )
    return true
  if (statesIn(word).length > 0 && /^ (schools|colleges|universities|unis|residents?|kids)\b/i.test(after))
    return true
  if (word === 'bc') return /^ (why|he|she|i|my|we|they|it|its|the|of|im|idk|no|not|if)\b/i.test(after)
  return word.toLowerCase() === 'uw' && /\d\s*$/.test(before)
}

/** Whether a name stands beside another one: “bu or northeastren”. */
function isBeside(text: string, { from, to }: Span, named: readonly Span[]): boolean {
  return named.some((one) => {
    const between =
      one.to <= from ? text.slice(one.to, from) : one.from >= to ? text.slice(to, one.from) : null
    return between !== null && /^\s*(or|and|vs\.?|versus|over|,|\/|&|than)\s*$/i.test(between)
  })
}
