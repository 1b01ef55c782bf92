import { gradeOf } from '@bearings/domain/class-year'
import { ofDanger } from '@bearings/domain/library/answers/options'
import { pageActions } from '@bearings/domain/navigator/actions'
import type { Database } from '#database/open.ts'
import { readableAnswers } from '#features/library/answers/readable.ts'
import type { AnswerCard } from '#features/library/content/answers.ts'
import { pageOf } from '../college/fact-formatter.ts'
import { lifelineIn } from '../danger/in-other-languages.ts'
import { namesHarm } from '../danger/manner-of-speaking.ts'
import type { Notes } from '../notes.ts'
import { quoted } from '../prose.ts'
import type { QuestionContext, Turn } from '../question.ts'
import type { Ask } from '../requests/requests.ts'
import { asksOn, sentencesOn } from '../router/asks-on.ts'
import { choicesOf } from '../router/choices.ts'
import { cardsIn, type Decision, isGentle, least } from '../router/decide.ts'
import { ofHome, ofLifeline } from '../router/in-danger.ts'
import { nearTo } from '../router/persons.ts'
import { plan } from '../router/plan.ts'
import { forAsker, type Router, routerOf } from '../router/router.ts'
import { collegeWord } from '../router/ways-of-tools.ts'
import { tellingIn } from '../router/words.ts'
import { planIn } from '../slots/slots.ts'
import { answersInEnglish, isSpanish } from '../slots/spanish.ts'
import {
  aboutNamed,
  aboutStranger,
  aboutStudents,
  forAdvisor,
  insteadOfOwn,
} from '../students/about-students.ts'
import { asksWhoApplies } from '../students/all-students.ts'
import { partIn } from '../students/part.ts'
import { nothingFound } from '../tools/library.ts'
import { answerCard, cardFor } from './answer-card.ts'
import { answer, firstStep } from './answers.ts'
import { answerFromLibrary, awaitedPlan } from './library.ts'
import { offerNext } from './next-action.ts'
import { inOtherLanguage } from './other-languages.ts'
import { ownAdmission } from './own-admission.ts'
import { plainAnswers } from './plain-answers.ts'
import { type Understood, understand } from './understand.ts'

/** Reads all ways to ask, so that nobody's first question waits for it. */
export async function prepareNavigator(db: Database): Promise<void> {
  await routerOf(await readableAnswers(db))
}

/** Sends a piece of the answer. */
export type Emit = (piece: string) => void

/**
 * Answers without a model and without a network: finds what is asked, and strings together what cards and tools
 * say. Each part is sent as soon as it is ready.
 */
export async function answerBuiltIn(
  context: QuestionContext,
  history: readonly Turn[],
  notes: Notes,
  emit: Emit,
): Promise<string> {
  const inTheirs = lifelineIn(context.message)
  if (inTheirs !== null) {
    const card = inTheirs.isHurt ? await cardNamed(context, ofHome) : undefined
    const inEnglish = card ? answerCard(card, notes, false) : plainAnswers.distress
    const said = `${inTheirs.lifeline}\n\n${inEnglish}`
    emit(said)
    return said
  }
  const other = inOtherLanguage(context.message)
  if (other !== null && 'sentence' in other) {
    emit(other.sentence)
    return other.sentence
  }
  if (other !== null) {
    const here = `${other.here}\n\n`
    emit(here)
    return here + (await answerRead({ ...context, message: other.english }, [], notes, emit))
  }
  const said = await answerRead(context, history, notes, emit)
  // Whoever writes an essay on it may be close to it, too.
  if (!namesHarm.test(context.message) || said.includes('988')) return said
  const beside = `\n\n${plainAnswers[isSpanish(context.message) ? 'besideHarmInSpanish' : 'besideHarm']}`
  emit(beside)
  return said + beside
}

/** Answers a question in a language that is read here. */
async function answerRead(
  context: QuestionContext,
  history: readonly Turn[],
  notes: Notes,
  emit: Emit,
): Promise<string> {
  const understood = await understand(context, history)
  const parts: string[] = []
  const isAdvisor = context.request.actor.role === 'advisor'
  const { router, enough } = await routerFor(context, understood)
  if (isAdvisor && understood.asks.every(({ kind }) => kind !== 'distress')) {
    // What is for advisors only is no likelier than a question about their students.
    const { router: even } = await routerFor(context, understood, false)
    const ofStudents = await aboutStudentsIf(context, understood, { router: even, notes })
    if (ofStudents !== null) {
      emit(ofStudents)
      return ofStudents
    }
  }
  if (asksForUnknown(understood, router) && !context.isSearchedByMeaning) {
    const found = await answerFromLibrary(context, understood.asks[0]!, notes)
    emit(found)
    return found
  }
  const { decisions, readings } = plan(understood, router, enough)
  // “No, I just mean at this school”: whoever was given the lifeline is not given a guess next.
  const isSaidAgain = (decision: Decision) => 'card' in decision && decision.card.slug === ofLifeline
  if (
    understood.isAfterDistress &&
    decisions.every((decision) => isGuess(decision) || isSaidAgain(decision))
  ) {
    const isInSpanish = [context.message, understood.earlier.at(-1)?.text ?? ''].some(isSpanish)
    const heard = plainAnswers[isInSpanish ? 'afterDistressInSpanish' : 'afterDistress']
    emit(heard)
    return heard
  }
  // The questions are in English, so that they are no help to somebody who asks in Spanish.
  if (!isSpanish(context.message)) {
    const { instead, beside } = choicesOf(understood, decisions, readings)
    notes.choices.push(...instead, ...beside)
    if (instead.length > 0) {
      const asked = `${unsure}\n${instead.map((question) => `- ${question}`).join('\n')}`
      emit(asked)
      return asked
    }
  }
  for (const decision of decisions) {
    const before = notes.lacking()
    const said = await partOf(context, shortened(decision, understood), notes)
    const isLacking = decisions.length === 1 && isOfSchool(decision) && notes.lacking() > before
    const part = await withCard(
      said,
      { context, isLacking, notes },
      () => cardsIn(router.read(understood.text.replaceAll(collegeWord, ' '), 4))[0],
    )
    if (parts.includes(part)) continue
    emit(parts.length > 0 ? `\n\n${part}` : part)
    parts.push(part)
  }
  if (parts.length > 0) return parts.join('\n\n')
  emit(nothingFound)
  return nothingFound
}

/** Returns the router for who asks, and the chance from which a card is an answer to this message. */
async function routerFor(
  context: QuestionContext,
  { heard, earlier, text: asked }: Understood,
  isAtWork = context.request.actor.role === 'advisor',
) {
  const { graduationYear, role } = context.request.actor
  const isAdvisor = role === 'advisor'
  const means = isAdvisor ? null : await context.means()
  const router = forAsker(await routerOf(await context.answers()), {
    grade: graduationYear === null ? null : gradeOf(graduationYear, context.today),
    isAdvisor: isAdvisor || [heard, ...earlier].some(({ text }) => asksAsAdvisor.test(text)),
    isAtWork,
    isAtHome: !(means ?? context.said).isFromAbroad,
    state: means === null ? null : means.state,
    near: means === null ? new Set() : nearTo(saidBy(context), means.isFromAbroad === true),
  })
  const isStrange = router.familiarity(asked) <= 0.5
  return { router, enough: context.isSearchedByMeaning || isStrange ? enoughBesideSearch : least }
}

/** Whether nobody has ever asked in these words, and none is nearly spelled like them: “whats igetc”. */
function asksForUnknown({ asks, heard: { text } }: Understood, router: Router): boolean {
  const telling = tellingIn(text)
  const isKnown = telling.length === 0 || router.familiarity(telling.join(' ')) > 0
  if (isKnown || asks.length !== 1 || asks[0]!.kind !== 'library' || isSpanish(text)) return false
  return (router.read(text, 1)[0]?.chance ?? 0) < nearlySpelled
}
/** From which chance a word that is new is taken for one that is known, misspelled. */
const nearlySpelled = 0.4

/** What was told just now is not told once more, but the part of it that is asked on about. */
function shortened(decision: Decision, { told, text }: Understood): Decision {
  if (!('card' in decision) || decision.card !== told || isGentle(told) || !asksOn(text, told))
    return decision
  const { spanish } = told
  const card = {
    ...told,
    markdown: sentencesOn(told.markdown, text),
    ...(spanish && { spanish: sentencesOn(spanish, text) }),
  }
  return { ...decision, card }
}

/** What the person has written in the whole talk, of which the last messages only are read again. */
function saidBy({ message, conversationHistory = [] }: QuestionContext): string[] {
  const earlier = conversationHistory.filter(({ role }) => role === 'user').map(({ content }) => content)
  return [...earlier, message]
}

/** Answers a question about an advisor's students: one that names some, or that is nearest to such questions. */
async function aboutStudentsIf(
  context: QuestionContext,
  { heard, text, earlier }: Understood,
  { router, notes }: { router: Router; notes: Notes },
): Promise<string | null> {
  const ofNamed = await aboutNamed(context, heard, notes, earlier)
  if (ofNamed !== null) return ofNamed
  const ofStranger = await aboutStranger(context, heard, notes)
  if (ofStranger !== null) return ofStranger
  const readings = router.read(text, 8)
  const ofStudents = readings.find((one) => 'tool' in one && one.tool.kind === 'my-students')?.chance ?? 0
  const ofCards = readings.find((one) => 'card' in one)?.chance ?? 0
  // “Which of my kids are applying there”: at the college that was spoken of.
  const isThere = heard.colleges.length === 0 && /\bthere\b/i.test(heard.text)
  const lastColleges = earlier.findLast(({ colleges }) => colleges.length > 0)?.colleges ?? []
  const withBefore = isThere ? { text: heard.text, colleges: lastColleges } : heard
  if (asksWhoApplies.test(text) && planIn(text) !== null) return aboutStudents(context, heard, notes)
  if ((asksWho.test(text) || asksOfAll.test(text)) && ofOutcome.includes(partIn(heard.text)))
    return aboutStudents(context, withBefore, notes)
  // “Who …” asks for people, “how do I …” for a way to do something.
  const lean = asksWho.test(text) ? 4 : asksHow.test(text) ? 0.2 : 1
  return ofStudents > 0.02 && ofStudents * lean > ofCards ? aboutStudents(context, withBefore, notes) : null
}
const asksWho =
  /^\W*(who|whose|which( of)? (my |the )?(kids|students|seniors|juniors)|(does|do|is|are|has) any(one|body))\b/i
const asksOfAll = /^\W*(has|have|did) (every(one|body)|all)\b/i
const ofOutcome: readonly string[] = ['decided', 'committed', 'sent']
const asksHow = /\bhow (do|can|should) i\b|\bway to\b|\bcan i\b|\bwhere do i\b/i

/** An advisor may try it as a visitor, and says so once in a conversation. */
const asksAsAdvisor =
  /\b(a|one|the) kid\b|\b(my|our|his|her|a|\d+) (students?|seniors|juniors|caseload|advisees?)\b|\bas an? (\w+ )?(counselor|advis[eo]r)\b/i

const unsure = 'I am not sure what you mean. Is it one of these? If not, please say it in other words.'

/** Whether a message says so little that what it means is guessed. */
function isGuess(decision: Decision): boolean {
  return 'card' in decision
    ? decision.chance < 0.5
    : ['library', 'thanks', 'greeting'].includes(decision.ask.kind)
}

function isOfSchool(decision: Decision): boolean {
  return 'ask' in decision && decision.ask.kind === 'school'
}

/** A search by meaning, or for words that no card has, finds better than a card that is hardly near. */
const enoughBesideSearch = 0.2

/** Beside what a college does not publish, tells what holds in general: “what do people do on the waitlist at X”. */
async function withCard(
  part: string,
  { context, isLacking, notes }: { context: QuestionContext; isLacking: boolean; notes: Notes },
  nearest: () => { card: AnswerCard; chance: number } | undefined,
): Promise<string> {
  if (!isLacking) return part
  const best = nearest()
  if (!best || best.chance < 0.5 || isGentle(best.card)) return part
  return `${part}\n\n${answerCard(await cardFor(context, best.card), notes, isSpanish(context.message))}`
}

async function partOf(context: QuestionContext, decision: Decision, notes: Notes): Promise<string> {
  const inSpanish = isSpanish(context.message)
  if (!('card' in decision)) {
    const isInDanger = decision.ask.kind === 'distress'
    const lifeline = isInDanger && inSpanish ? await cardNamed(context, ofLifeline) : undefined
    if (lifeline) return answerCard(lifeline, notes, inSpanish)
    const isAdvisor = context.request.actor.role === 'advisor'
    const instead = isAdvisor ? await insteadOfOwn(context, decision.ask, notes) : null
    if (instead !== null) return instead
    const answeredToStudent = await answer(context, decision.ask, notes)
    const answered = isAdvisor ? forAdvisor(context, decision.ask.kind, answeredToStudent) : answeredToStudent
    if (!isAdvisor) await offerNext(context, decision.ask, notes)
    const said = inSpanish && answered !== nothingFound ? `${answersInEnglish}\n\n${answered}` : answered
    if (said !== nothingFound) return said
    if (decision.instead) return answerCard(decision.instead, notes, inSpanish)
    if (!isAdvisor) notes.offer({ kind: 'open', ...pageActions.counselor })
    return said
  }
  const own = await ownAdmission(context, decision, notes)
  const card = own?.card ?? (await cardFor(context, decision.card))
  const beside = own?.said ? `\n\n${own.said}` : await pageOfNamed(context, decision.of)
  const said = `${answerCard(card, notes, inSpanish)}${beside}`
  const awaited = decision.of ? await awaitedPlan(context, decision.of, notes) : null
  if (awaited !== null) return `${awaited}\n\n${said}`
  return decision.next ? `${said}\n\n${await firstStep(context, notes)}` : said
}

async function cardNamed(context: QuestionContext, slug: string): Promise<AnswerCard | undefined> {
  return (await context.answers()).find((card) => card.slug === slug)
}

/** A card holds for all colleges: what holds at the one that was named is on its own page. */
async function pageOfNamed(context: QuestionContext, ask: Ask | undefined): Promise<string> {
  const [college] = ask?.colleges ?? []
  if (!college) return ''
  const school = await context.school(college.id)
  return `\n\nFor what holds at [${quoted(school.name)}](${pageOf(school)}), check its own page.`
}

/**
 * Returns whether a question has a fixed answer, whatever model there is: it asks for a text to be written,
 * or somebody is in danger.
 */
export async function isForBuiltIn(context: QuestionContext): Promise<boolean> {
  const understood = await understand(context, [])
  if (understood.asks.some(({ kind }) => kind === 'write-essay' || kind === 'distress')) return true
  const { router, enough } = await routerFor(context, understood)
  return plan(understood, router, enough).decisions.some(isOfDanger)
}

function isOfDanger(decision: Decision): boolean {
  return 'card' in decision && decision.card.topic === ofDanger && decision.chance >= sureOfDanger
}
/** From which chance a card for somebody in danger is no guess. */
const sureOfDanger = 0.1
