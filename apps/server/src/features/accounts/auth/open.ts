import type { Actor } from '@bearings/domain/actor'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Surroundings } from '../../../platform/surroundings.ts'

/** Accounts with their keys loaded: the sign-in protocol's routes, and who a request belongs to. */
export type Accounts = {
  routes: FastifyPluginAsync
  actorFor: (request: FastifyRequest) => Promise<Actor | null>
}

export async function openAccounts(_surroundings: Surroundings): Promise<Accounts> {
  return { routes: async () => {}, actorFor: async () => null }
}
