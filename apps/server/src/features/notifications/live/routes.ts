import { Failure } from '@bearings/domain/failure'
import { Position } from '@bearings/domain/notifications/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Listen } from '#database/listen.ts'
import { admission, type Authorize } from '#platform/gate.ts'
import { LimitReached } from '#platform/limits.ts'
import type { Services } from '#platform/services.ts'
import { type Hub, openHub, type Stream } from './hub.ts'

type Options = { services: Services; authorize: Authorize; listen: Listen }

/** How often a stream says that it is there, and asks whether its reader still is who they were. In milliseconds. */
const heartbeat = 25_000

/** Bytes that may wait for a reader; one that leaves more lying does not read. */
const patience = 65_536

/** `GET /notifications/stream`: the caller's notifications as server-sent events, as they are made. */
export async function notificationStream(api: FastifyInstance, { services, authorize, listen }: Options) {
  const hub = await openHub(services, listen)
  const { onRequest, actorOf } = admission(authorize, 'signed-in')
  api.addHook('preClose', () => hub.close())

  api.get('/notifications/stream', {
    exposeHeadRoute: false,
    schema: { summary: 'Stream the caller’s notifications as they happen', security: [{ session: [] }] },
    onRequest,
    handler: async (request, reply) =>
      open(request, reply, { userId: actorOf(request)!.userId, hub, authorize }),
  })
}

type Opened = { userId: string; hub: Hub; authorize: Authorize }

function open(request: FastifyRequest, reply: FastifyReply, { userId, hub, authorize }: Opened): void {
  void reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies would keep the events until there are enough of them.
    'x-accel-buffering': 'no',
    'x-request-id': request.id,
  })

  const stream: Stream = {
    userId,
    tell: (event, data, id) =>
      write(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`),
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
  // A reader that has gone in the middle of an event is no error of ours.
  raw.once('error', () => raw.destroy())

  write('retry: 3000\n\n')
  hub.welcome(stream)
  if (hub.isClosed()) stream.end()
  const seen = Position.safeParse(request.headers['last-event-id'])
  if (seen.success)
    hub.resume(stream, seen.data).catch((error: unknown) => {
      request.log.error(error)
      // The reader comes back and asks again.
      end()
    })

  async function beat(): Promise<void> {
    await stream.check()
    write(':\n\n')
  }

  /** The gate is asked again, as with every request: a token ends, and so does a session. */
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

  function write(text: string): void {
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength > patience) raw.destroy()
  }

  function end(): void {
    clearInterval(beating)
    leave()
    raw.end()
    // A reader that does not read does not hold up anybody.
    setTimeout(() => raw.destroy(), 1000).unref()
  }
}
