import { Failure } from '@bearings/domain/failure'
import { limits as bounds } from '@bearings/domain/navigator/options'
import type { Question, Reply } from '@bearings/domain/navigator/schema'
import { violatedConstraint } from '#database/driver-errors.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { answerBuiltIn, isForBuiltIn } from '../built-in/answer-built-in.ts'
import { turnsOf, keep } from '../conversations/service.ts'
import { semanticSearch } from '../embeddings/semantic-search.ts'
import { modelsFor, spend } from '../model/budget.ts'
import { GhostwritingError } from '../model/ghostwriting.ts'
import { createNotes } from '../notes.ts'
import { type QuestionContext, questionOf, type Turn } from '../question.ts'
import { isOpenToAdvisors } from '../students/about-students.ts'
import { refusal } from '../tools/own-essays.ts'

/** How a caller follows an answer while it is made. */
export type Listener = {
  /** Takes a piece of the answer, which follows the pieces before. */
  text: (piece: string) => void
  /** Takes a text that replaces everything said so far. */
  replace: (text: string) => void
  /** Aborted when the caller has gone or pressed stop. */
  signal: AbortSignal
}

/** An answer as it is sent, with the conversation that contains it. */
export type Answered = Reply & { conversationId: string; messageId: string }

/**
 * Answers one question of a student or an advisor, and stores both, except for what an advisor hears of students.
 * @throws {Failure} NOT_FOUND for a conversation of somebody else, UNAUTHORIZED if the account is erased while the
 * answer is made.
 */
export async function answerQuestion(
  context: SignedInContext,
  question: Question,
  listener: Listener,
): Promise<Answered> {
  const { db, actor, now } = context
  const { message, conversationId } = question
  const earlier = conversationId === undefined ? [] : await turnsOf(db, actor, conversationId)
  const askedAt = now()
  const sent = question.conversationHistory.slice(-bounds.history)
  // What was said before the messages that are sent is read where it is kept.
  const conversationHistory = [...earlier.slice(0, Math.max(0, earlier.length - sent.length)), ...sent]
  try {
    const { isOfStudents, action, ...said } = await replyTo(
      context,
      { ...question, conversationHistory },
      sent,
      listener,
    )
    const reply =
      actor.role === 'advisor'
        ? // Nothing can be added to a list of theirs.
          {
            ...said,
            proposals: [],
            action: action?.kind === 'open' && isOpenToAdvisors(action.url) ? action : null,
          }
        : { ...said, action }
    const toKeep = isOfStudents ? { ...reply, response: notKept, sources: [], used: null } : reply
    const kept = await keep(db, actor, {
      conversationId,
      question: message,
      askedAt,
      reply: toKeep,
      at: now(),
    })
    return { ...reply, ...kept }
  } catch (error) {
    throw isAboutNobody(error) ? new Failure('UNAUTHORIZED') : error
  }
}

/** What stands in a conversation instead of what students share now, and may take back. */
const notKept =
  'This answer was about your students, so it is not kept. Ask again to see what they share today.'

/** Whether a row was refused because its person has no account any more. */
function isAboutNobody(error: unknown): boolean {
  return violatedConstraint(error)?.endsWith('_user_id_users_id_fk') ?? false
}

async function replyTo(
  context: SignedInContext,
  question: Question,
  history: Turn[],
  listener: Listener,
): Promise<Reply & { isOfStudents?: boolean }> {
  const use = await modelsFor(context)
  const plainContext = questionOf(context, question)
  const mayLeave = use.model !== null || use.embedding !== null
  if (!mayLeave || (await isForBuiltIn(plainContext))) return builtIn(plainContext, listener, use.note ?? '')
  const { byMeaning, searched } = semanticSearch(context, use.embedding, listener.signal)
  const questionContext = questionOf(context, question, 'built-in', byMeaning)
  if (!use.model)
    return { ...(await builtIn(questionContext, listener, use.note ?? '')), searched: searched() }
  const { ai } = context.config
  const notes = createNotes()
  // A model writes its own queries, from all that it has seen of the student. Only the question itself goes
  // to the embedding model.
  const contextForModel = questionOf(context, question, 'model', () => byMeaning(question.message))
  let tokens = 0
  const sent = () => ({
    model: use.model!.name,
    host: use.model!.host,
    what: ['your question', ...(history.length > 0 ? ['the last messages'] : []), ...notes.looked()],
  })
  try {
    // What talks to models is large, and most servers have none.
    const { answerWithModel } = await import('../model/answer-with-model.ts')
    const response = await answerWithModel(
      ai!,
      { context: contextForModel, history, notes, emit: listener.text, signal: listener.signal },
      (counted) => (tokens = counted),
    )
    await spend(context, tokens || Math.ceil(response.length / 3))
    const { sources, proposals, choices } = notes
    return {
      response,
      sources,
      proposals,
      choices,
      action: notes.action(),
      used: notes.inWords(),
      mind: 'model',
      sent: sent(),
      searched: searched(),
    }
  } catch (error) {
    if (isAboutNobody(error)) throw error
    context.log.warn(
      { failure: error instanceof Error ? error.name : 'unknown' },
      'The language model failed',
    )
    await spend(context, tokens || 1000)
    listener.replace('')
    if (error instanceof GhostwritingError) {
      listener.text(refusal)
      const nothing = { sources: [], proposals: [], choices: [], action: null, used: null }
      return { response: refusal, ...nothing, mind: 'built-in', sent: sent(), searched: searched() }
    }
    const reply = await builtIn(
      questionContext,
      listener,
      '\n\nThe language model did not answer, so the built-in navigator did.',
    )
    return { ...reply, sent: sent(), searched: searched() }
  }
}

/** @param note A sentence to add, such as why no model has answered. */
async function builtIn(
  questionContext: QuestionContext,
  listener: Listener,
  note: string,
): Promise<Reply & { isOfStudents: boolean }> {
  const notes = createNotes()
  const history = (questionContext.conversationHistory ?? []).slice(-bounds.understood)
  const answer = await answerBuiltIn(questionContext, history, notes, listener.text)
  if (note !== '') listener.text(note)
  const { sources, proposals, choices } = notes
  return {
    response: `${answer}${note}`,
    sources,
    proposals,
    choices,
    action: notes.action(),
    used: notes.inWords(),
    mind: 'built-in',
    sent: null,
    searched: null,
    isOfStudents: notes.isOfStudents(),
  }
}
