import { Failure } from '@bearings/domain/failure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { hostnameOf, isLoopback } from '#platform/config/loopback.ts'

/** Keeps the routes of this plugin to requests from this machine; for others they do not exist. */
export function onlyFromHere(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (!isFromHere(request, config)) throw new Failure('NOT_FOUND')
  })
}

/** Headers that a proxy adds; a request with any of them comes from another machine. */
const forwarding = /^(x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|x-original-.*|cf-.*|true-client-ip)$/

/**
 * Whether a request comes from this machine: to a loopback host, which DNS rebinding cannot fake, and, unless
 * the setting forces the mailbox, through no proxy.
 */
function isFromHere({ raw }: FastifyRequest, { devMailbox }: Config): boolean {
  if (!isLoopback(hostnameOf(raw.headers.host ?? ''))) return false
  return devMailbox === 'forced' || !Object.keys(raw.headers).some((name) => forwarding.test(name))
}
