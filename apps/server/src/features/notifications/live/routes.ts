import { Failure } from '@bearings/domain/failure'
import { Position } from '@bearings/domain/notifications/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Listen } from '#database/listen.ts'
import { openEventStream } from '#platform/requests/event-stream.ts'
import { authorization, type Authorize } from '#platform/requests/gate.ts'
import { LimitReached } from '#platform/requests/limits.ts'
import type { Services } from '#platform/requests/services.ts'
import { type Hub, openHub, type Stream } from './hub.ts'

type Options = { services: Services; authorize: Authorize; listen: Listen }

/** How often a stream sends a sign of life and checks that its reader still has access, in milliseconds. */
const heartbeat = 25_000

/** Registers `GET /notifications/stream`: the caller's notifications as server-sent events. */
export async function notificationStream(api: FastifyInstance, { services, authorize, listen }: Options) {
  const hub = await openHub(services, listen)
  const { onRequest, actorOf } = authorization(authorize, 'signed-in')
  api.addHook('preClose', () => hub.close())

  api.get('/notifications/stream', {
    exposeHeadRoute: false,
    schema: { summary: 'Stream my notifications as they happen', security: [{ session: [] }] },
    onRequest,
    handler: async (request, reply) =>
      open(request, reply, { userId: actorOf(request)!.userId, hub, authorize }),
  })
}

type Opened = { userId: string; hub: Hub; authorize: Authorize }

function open(request: FastifyRequest, reply: FastifyReply, { userId, hub, authorize }: Opened): void {
  const { raw, send, write } = openEventStream(request, reply)
  // Whoever went while the gate asked who they are has been closed already.
  if (raw.destroyed) return
  const stream: Stream = {
    userId,
    tell: send,
    check: async () => {
      if (!(await isStillLetIn())) stream.end()
    },
    end,
  }
  const leave = hub.join(stream)
  const beating = setInterval(() => void beat(), heartbeat)
  raw.once('close', () => {
    clearInterval(beating)
    leave()
  })

  write('retry: 3000\n\n')
  hub.welcome(stream)
  if (hub.isClosed()) stream.end()
  const seen = Position.safeParse(request.headers['last-event-id'])
  if (seen.success)
    hub.resume(stream, seen.data).catch((error: unknown) => {
      request.log.error(error)
      // The reader connects again and repeats the request.
      end()
    })

  async function beat(): Promise<void> {
    await stream.check()
    write(':\n\n')
  }

  /** Asks the gate again, because a token ends, and so does a session. */
  async function isStillLetIn(): Promise<boolean> {
    try {
      await authorize(request, 'signed-in')
      return true
    } catch (error) {
      // While the database does not respond, access cannot be checked, so connections stay open. They also stay open when only
      // the rate limit was reached.
      return !(error instanceof Failure) || error instanceof LimitReached
    }
  }

  function end(): void {
    clearInterval(beating)
    leave()
    raw.end()
    // Does not wait for a reader that does not read.
    setTimeout(() => raw.destroy(), 1000).unref()
  }
}
