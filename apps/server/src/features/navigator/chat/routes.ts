import type { Auth } from '@bearings/auth/open'
import type { Actor } from '@bearings/domain/actor'
import { Failure } from '@bearings/domain/failure'
import { Question } from '@bearings/domain/navigator/schema'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openEventStream } from '#platform/requests/event-stream.ts'
import { failureFrom } from '#platform/requests/failure-from.ts'
import { authorization, type Authorize } from '#platform/requests/gate.ts'
import { LimitReached } from '#platform/requests/limits.ts'
import { networkOf } from '#platform/requests/network.ts'
import { originOf, type SignedInContext } from '#platform/requests/serve.ts'
import type { Services } from '#platform/requests/services.ts'
import { answerQuestion, type Listener } from './answer.ts'

type Options = { services: Services & { auth: Auth }; authorize: Authorize }

const perMinute = { name: 'navigator-minute', points: 20, seconds: 60 }
const perDay = { name: 'navigator-day', points: 400, seconds: 86_400 }
/** Wide, because a class at school shares one network. */
const ofNetwork = { name: 'navigator-network', points: 300, seconds: 60 }
/** How many answers one person can have in progress at once, such as in two tabs. */
const atOnce = 2

/**
 * Registers `POST /functions/v1/rag-chat`: a question to the navigator, answered as JSON, or as
 * `text/event-stream` while the answer is made.
 */
export async function ragChat(app: FastifyInstance, { services, authorize }: Options) {
  const busy = new Map<string, number>()
  const { onRequest, actorOf } = authorization(authorize, ['student', 'advisor'])

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureFrom(error)
    if (failure.status >= 500) request.log.error(error)
    if (failure instanceof LimitReached) void reply.header('retry-after', failure.retryAfter)
    return reply.code(failure.status).send({ error: messageOf(failure) })
  })

  app.post('/rag-chat', {
    bodyLimit: 262_144,
    onRequest,
    handler: async (request, reply) => {
      const actor = actorOf(request)!
      const question = questionIn(request.body)
      await take(request, actor)
      const origin = originOf(request)
      const context: SignedInContext = { ...services, log: request.log, origin, actor }
      const running = busy.get(actor.userId) ?? 0
      if (running >= atOnce) throw new LimitReached(2)
      busy.set(actor.userId, running + 1)
      try {
        const isStream = request.headers.accept?.includes('text/event-stream')
        if (isStream)
          return await streamed(request, reply, (listener) => answerQuestion(context, question, listener))
        return await reply.header('cache-control', 'no-store').send(
          await answerQuestion(context, question, {
            text: () => {},
            replace: () => {},
            signal: goneOf(reply),
          }),
        )
      } finally {
        const left = busy.get(actor.userId)! - 1
        if (left > 0) busy.set(actor.userId, left)
        else busy.delete(actor.userId)
      }
    },
  })

  async function take(request: FastifyRequest, { userId }: Actor): Promise<void> {
    await services.limits.take(perMinute, userId)
    await services.limits.take(perDay, userId)
    await services.limits.take(ofNetwork, networkOf(request.ip))
  }
}

function questionIn(body: unknown): Question {
  const { data, error } = Question.safeParse(body)
  if (data) return data
  const fields = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new Failure('INVALID_INPUT', { fields })
}

/** Returns the message for a failure. The first refused field says more than the failure's own message. */
function messageOf({ message, fields }: Failure): string {
  const [first] = fields ?? []
  return first ? `${first.path || 'body'}: ${first.message}` : message
}

function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (reply.raw.destroyed) gone.abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/**
 * Sends the same answer as events: `text` with pieces, `replace` where earlier text is taken back, `done`
 * with everything, or `error`.
 */
async function streamed(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (listener: Listener) => Promise<object>,
) {
  const { raw, send } = openEventStream(request, reply)
  try {
    const listener = {
      text: (text: string) => send('text', { text }),
      replace: (text: string) => send('replace', { text }),
      signal: goneOf(reply),
    }
    send('done', await work(listener))
  } catch (error) {
    const failure = failureFrom(error as FastifyError)
    if (failure.status >= 500) request.log.error(error)
    send('error', { error: messageOf(failure) })
  }
  raw.end()
  return reply
}
