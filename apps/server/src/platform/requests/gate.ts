import { openWithoutTwoFactor } from '@bearings/domain/accounts/rules'
import type { Actor } from '@bearings/domain/actor'
import type { Access } from '@bearings/domain/endpoint'
import { Failure } from '@bearings/domain/failure'
import type { FastifyRequest } from 'fastify'
import type { Limit, Limits } from './limits.ts'

/** Returns the person whose session a request carries; `null` if it carries none. */
export type ActorFor = (request: FastifyRequest) => Promise<Visitor | null>

/** `needsTwoFactor` is true while this account must set up a second factor before anything else. */
type Visitor = Actor & { needsTwoFactor: boolean }

/**
 * Authorizes a request and returns its actor.
 * @param key The contract's endpoint; absent for routes outside the contract.
 * @throws {Failure} UNAUTHORIZED or FORBIDDEN
 * @throws {LimitReached} for a person who has sent too many requests within a minute
 */
export type Authorize = (request: FastifyRequest, access: Access, key?: string) => Promise<Actor | null>

/**
 * Declares who may call a route. `onRequest` authorizes the caller before the body is read, so that an
 * unauthorized caller is refused whatever they send. The handler gets the actor from `actorOf` without
 * authorizing again.
 */
export function authorization(authorize: Authorize, access: Access, key?: string) {
  const actors = new WeakMap<FastifyRequest, Actor>()
  return {
    onRequest: async (request: FastifyRequest): Promise<void> => {
      const actor = await authorize(request, access, key)
      if (actor) actors.set(request, actor)
    },
    /** `null` only if anyone may call. */
    actorOf: (request: FastifyRequest): Actor | null => actors.get(request) ?? null,
  }
}

const opensWithoutTwoFactor: ReadonlySet<string | undefined> = new Set(openWithoutTwoFactor)

/** Far above what a person needs on all their devices together, but low enough to stop a runaway script. */
export const requests: Limit = { name: 'requests', points: 1200, seconds: 60, inMemory: true }

/** The only gate: the contract's endpoints and the routes outside it all authorize through it. */
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
