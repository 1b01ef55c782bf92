import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/loopback.ts'

/**
 * Decides who may read the metrics: with `METRICS_TOKEN`, anyone who sends it; without it, only this machine,
 * and only while the server is local; otherwise nobody.
 * @returns the status code of the refusal, or `null`
 */
export function authorizeMetrics(request: FastifyRequest, config: Pick<Config, 'metricsToken' | 'isPublic'>) {
  const { metricsToken, isPublic } = config
  if (metricsToken !== undefined)
    return isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`) ? null : 401
  const { remoteAddress = '' } = request.raw.socket
  const isNear = isLoopback(remoteAddress.replace(/^::ffff:/, ''))
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in request.headers)
  return !isPublic && isNear && !isPassedOn ? null : 404
}

/** Compares in constant time, so that the time does not reveal how much was right. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
