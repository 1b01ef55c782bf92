import { openWithoutTwoFactor } from '@bearings/domain/accounts/rules'
import type { Actor } from '@bearings/domain/actor'
import type { Access } from '@bearings/domain/endpoint'
import { Failure } from '@bearings/domain/failure'
import type { FastifyRequest } from 'fastify'
import type { Limit, Limits } from './limits.ts'

/** Who a request's session belongs to; `null` when it carries none. */
export type ActorFor = (request: FastifyRequest) => Promise<Visitor | null>

/** `needsTwoFactor` while this account has to be given a second factor before anything else. */
type Visitor = Actor & { needsTwoFactor: boolean }

/**
 * Lets a request in, and says whose it is.
 * @param key The contract's endpoint; none for what stands beside them.
 * @throws {Failure} UNAUTHORIZED or FORBIDDEN
 * @throws {LimitReached} for a person who has asked too often within this minute
 */
export type Authorize = (request: FastifyRequest, access: Access, key?: string) => Promise<Actor | null>

/**
 * How a route says who may call it: its `onRequest` lets in or refuses before the body is read, so that someone not let in
 * is told so whatever they send; its handler learns from `actorOf` who was let in, and nobody is asked twice.
 */
export function admission(authorize: Authorize, access: Access, key?: string) {
  const actors = new WeakMap<FastifyRequest, Actor>()
  return {
    onRequest: async (request: FastifyRequest): Promise<void> => {
      const actor = await authorize(request, access, key)
      if (actor) actors.set(request, actor)
    },
    /** `null` only where anybody may call. */
    actorOf: (request: FastifyRequest): Actor | null => actors.get(request) ?? null,
  }
}

const opensWithoutTwoFactor: ReadonlySet<string | undefined> = new Set(openWithoutTwoFactor)

/** Far more than a hand asks for on all of a person's devices; a script that reads without end is stopped by it. */
export const requests: Limit = { name: 'requests', points: 1200, seconds: 60, inMemory: true }

/** The one gate: the contract's endpoints and what stands beside them are opened by it alone. */
export function gateFor(actorFor: ActorFor, limits: Pick<Limits, 'take'>): Authorize {
  return async (request, access, key) => {
    const visitor = await actorFor(request)
    if (!visitor && access !== 'public') throw new Failure('UNAUTHORIZED')
    if (!visitor) return null
    await limits.take(requests, visitor.userId)
    const { needsTwoFactor, ...actor } = visitor
    if (access === 'public') return actor
    if (needsTwoFactor && !opensWithoutTwoFactor.has(key))
      throw new Failure('FORBIDDEN', { rule: 'two-factor-required' })
    if (access !== 'signed-in' && !access.includes(actor.role)) throw new Failure('FORBIDDEN')
    return actor
  }
}
