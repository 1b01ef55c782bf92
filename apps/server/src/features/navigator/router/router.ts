import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stateNames } from '@bearings/domain/states'
import type { AnswerCard } from '#features/library/content/answers.ts'
import { contentFolder } from '#features/library/content/library.ts'
import { statesIn } from '../slots/slots.ts'
import { isNear } from './persons.ts'
import { type Entry, questionIndex } from './question-index.ts'
import { modelIn } from './trained/file.ts'
import type { Model } from './trained/model.ts'
import type { Lesson } from './trained/train.ts'
import { asCompared, examples, type Wanted } from './ways-of-tools.ts'

/** What a question may be: one that a card answers, or one for a tool. */
export type Meant = { card: AnswerCard } | { tool: Wanted }
/** `chance` is how likely it is meant, from 0 to 1. */
export type Reading = Meant & { chance: number }

const routers = new WeakMap<readonly AnswerCard[], Promise<Router>>()
export type Router = Awaited<ReturnType<typeof createRouter>>

/** Returns the router of these cards, which is made once. */
export function routerOf(cards: readonly AnswerCard[]): Promise<Router> {
  const router = routers.get(cards) ?? createRouter(cards)
  routers.set(cards, router)
  return router
}

/** Finds what a question may be. @param model By default the one in `content`, which `npm run train` writes. */
export async function createRouter(cards: readonly AnswerCard[], model?: Model) {
  const tools = await examples()
  const meanings: Meant[] = [...cards.map((card) => ({ card })), ...tools.map((tool) => ({ tool }))]
  const index = await questionIndex(await entriesOf(cards), model ?? modelIn(await readFile(trainedFile)))
  /** The likeliest readings of the last texts: one message is read by itself, in parts, and for what else it may mean. */
  const known = new Map<string, Reading[]>()
  function likeliest(text: string): Reading[] {
    const found = known.get(text)
    if (found) return found
    const chances = index.chances(text)
    const readings = meanings
      .map((meant, at) => ({ ...meant, chance: chances[at]! }))
      .toSorted((one, other) => other.chance - one.chance)
      .slice(0, mostRead)
    if (known.size >= mostKnown) known.delete(known.keys().next().value!)
    known.set(text, readings)
    return readings
  }
  return {
    familiarity: (text: string) => index.familiarity(text),
    /** Returns a card by its name, however likely it is. */
    card: (slug: string) => cards.find((card) => card.slug === slug),
    /** The topics and cards for what the asker has said of themselves. */
    near: new Set() as ReadonlySet<string>,
    /** Returns the likeliest readings of a question, the likeliest first. */
    read: (text: string, most = 6): Reading[] => likeliest(text).slice(0, most),
  }
}

/** How many readings of a text are kept: more than anybody reads. */
const mostRead = 40
/** How many texts are kept: those of a few messages at once. */
const mostKnown = 40

/**
 * Returns a router in which a card for other grades, for those abroad, for another state, or only for advisors, gives way
 * to what is nearly as near, and one for what the asker is, or has said of themselves, is meant sooner.
 */
export function forAsker(
  router: Router,
  { grade, isAdvisor, isAtWork = false, isAtHome = false, state, near = new Set() }: Asker,
): Router {
  function kept(one: Reading, text: string, isOfWork: boolean): number {
    if (!('card' in one)) return 1
    const { for: readers, grades, topic } = one.card
    if (isAtHome && topic === 'international' && !ofVisas.test(text)) return state ? ofAbroad : others
    if (state !== undefined && isOfOtherState(one.card, state, text))
      return state === null ? others : elsewhere
    if (readers?.every((reader) => reader === 'advisor') === true)
      return isOfWork ? ofOwnWork : isAdvisor ? 1 : ofAdvisors
    // “How do I message a parent”, of an advisor, is not how students write to theirs.
    if (isAtWork && readers?.join() === 'student') return ofAdvisors
    return grade !== null && grades?.includes(grade) === false ? others : 1
  }
  function read(text: string, most = 6): Reading[] {
    const found = router.read(text, near.size > 0 || isAtWork ? mostRead : most + 6)
    // A student who does not eat is heard first, and “suggest some colleges” asks for colleges.
    const [nearest] = found
    const isOfWork = isAtWork && nearest !== undefined && 'card' in nearest && nearest.card.topic !== 'danger'
    const weighed = found.map((one) => ({ ...one, chance: one.chance * kept(one, text, isOfWork) }))
    const sum = Math.max(
      1,
      weighed.reduce((total, { chance }) => total + chance, 0),
    )
    const readings = weighed
      .map((one) => ({ ...one, chance: one.chance / sum }))
      .toSorted((one, other) => other.chance - one.chance)
    return (near.size > 0 ? leaning(text, readings, near) : readings).slice(0, most)
  }
  return { ...router, read, near }
}
/**
 * Who asks: `grade` is `null` if it is not known, `state` is where they live, `isAtWork` who is an advisor and no visitor
 * who says so, `isAtHome` who is not from abroad, and `near` what they have said of themselves.
 */
type Asker = {
  grade: number | null
  isAdvisor: boolean
  isAtWork?: boolean
  isAtHome?: boolean
  state?: string | null
  near?: ReadonlySet<string>
}

/** Whether a card tells of the aid of a state that is neither the asker's nor named: “what is EOP”, “what is TAG”. */
function isOfOtherState({ topic, slug }: AnswerCard, home: string | null, text: string): boolean {
  if (topic !== 'state-aid') return false
  const [state, name] = Object.entries(stateNames).find(([, one]) => isNamedFor(slug, one)) ?? []
  if (state === undefined || name === undefined || state === home) return false
  const isNamed = new RegExp(`\\b${name}\\b`, 'i').test(text) || new RegExp(`\\b${state}\\b`).test(text)
  return !isNamed && !statesIn(text).includes(state)
}
const isNamedFor = (slug: string, state: string) => slug.startsWith(state.toLowerCase().replaceAll(' ', '-'))

/** Weighs the cards for what somebody is. Who is in danger, or is hurt, is heard first all the same. */
function leaning(text: string, readings: Reading[], near: ReadonlySet<string>): Reading[] {
  const [best] = readings
  const heard =
    best && 'card' in best && ['danger', 'feelings'].includes(best.card.topic) ? best.card.topic : null
  if (heard === 'danger' && !supposes.test(text)) return readings
  // “What if I get hurt”, of somebody who plays, tells of nothing that has happened.
  const isMeant = ({ topic }: AnswerCard) => heard === null || topic === heard || supposes.test(text)
  const weighed = readings.map((one) =>
    'card' in one && isNear(one.card, near) && isMeant(one.card)
      ? { ...one, chance: one.chance * sooner }
      : one,
  )
  const grown = weighed.reduce((sum, { chance }, at) => sum + chance - readings[at]!.chance, 1)
  return weighed
    .map((one) => ({ ...one, chance: one.chance / grown }))
    .toSorted((one, other) => other.chance - one.chance)
}
const supposes = /\bwhat (if|happens (if|when)) i('m| am| get| got| do get)? ?(hurt|injured)\b/i
/** How many times likelier a card is meant that is for what the asker is: a question that is clear stays so. */
const sooner = 5

/** What is asked of by nobody but those from abroad, and those who help them. */
const ofVisas =
  /\b(?:visas?|f-?1|i-?20|sevis|toefl|ielts|duolingo|international|abroad|foreign\w*|embassy|waec|cbse)\b/i

/** How much of its chance a card keeps that is for others. A ninth grader may ask about seniors. */
const others = 0.3
/** The same of one for advisors only, or for students only where an advisor asks: “do they need letters” is no question about a caseload. */
const ofAdvisors = 0.1
/** How many times likelier an advisor means what is for advisors only: “how do I add a student”. */
const ofOwnWork = 3
/** The same of one for those abroad, where the asker's state is known. */
const ofAbroad = 0.1
/** How much of its chance a card of another state keeps where the asker's own is known. */
const elsewhere = 0.05

/** Returns a router for a question in which no college is named, so that nothing of one college is meant. */
export function forNoCollege(router: Router): Router {
  const isOfCollege = (one: Reading) => 'tool' in one && one.tool.kind === 'school'
  function read(text: string, most = 6): Reading[] {
    const all = router.read(text, most + 12)
    const left = 1 - all.filter(isOfCollege).reduce((sum, { chance }) => sum + chance, 0)
    return all
      .filter((one) => !isOfCollege(one))
      .map((one) => ({ ...one, chance: Math.min(one.chance / Math.max(left, 0.1), 1) }))
      .slice(0, most)
  }
  return { ...router, read }
}

/** Where the model is that was trained on the ways to ask. */
export const trainedFile = join(contentFolder, 'answers-model.bin')

/** What a model is trained on: each meaning with its ways to ask. */
export async function lessonsOf(cards: readonly AnswerCard[]): Promise<Lesson[]> {
  return (await entriesOf(cards)).map(({ name, question, ask }) => ({ name, texts: [question, ...ask] }))
}

async function entriesOf(cards: readonly AnswerCard[]): Promise<Entry[]> {
  return [...cards.map(entryOfCard), ...(await examples()).map(entryOfTool)]
}

function entryOfCard({ topic, question, ask, markdown, spanish = '', slug }: AnswerCard): Entry {
  return {
    name: `${topic}/${slug}`,
    topic,
    question,
    ask: ask.map(asCompared),
    answer: `${markdown} ${spanish} ${slug}`,
  }
}

function entryOfTool({ kind, fact, ask }: Wanted & { ask: readonly string[] }): Entry {
  return {
    name: fact ? `${kind}: ${fact}` : kind,
    topic: kind,
    question: ask[0] ?? '',
    ask,
    answer: ask.join(' '),
  }
}
