import type { Actor } from '@bearings/domain/actor'
import type { Access } from '@bearings/domain/endpoint'
import { Failure } from '@bearings/domain/failure'
import type { FastifyRequest } from 'fastify'

/** Who a request's session belongs to; `null` when it carries none. */
export type ActorFor = (request: FastifyRequest) => Promise<Actor | null>

/** Lets a request in, and says whose it is. @throws {Failure} UNAUTHORIZED or FORBIDDEN */
export type Admit = (request: FastifyRequest, access: Access) => Promise<Actor | null>

/** The one gate: the contract's endpoints and what stands beside them are opened by it alone. */
export function gateFor(actorFor: ActorFor): Admit {
  return async (request, access) => {
    const actor = await actorFor(request)
    if (access === 'public') return actor
    if (!actor) throw new Failure('UNAUTHORIZED')
    if (access !== 'signed-in' && !access.includes(actor.role)) throw new Failure('FORBIDDEN')
    return actor
  }
}
