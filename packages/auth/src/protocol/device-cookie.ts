import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthServices } from '#services.ts'

const name = 'auth_device'
/** In seconds. */
const lifetime = 30 * 86_400

/**
 * Returns a random name of the browser, which keeps it in a cookie. Only at a school, where many browsers share one
 * address; elsewhere nothing is kept.
 */
export function deviceOf(
  { isSchool, publicUrl }: Pick<AuthServices, 'isSchool' | 'publicUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
): string | undefined {
  if (!isSchool(request.ip)) return undefined
  const known = new RegExp(`(?:^|; *)${name}=([\\w-]{22})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]
  const device = known ?? randomBytes(16).toString('base64url')
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const kept = `Path=/auth/v1; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure}`
  void reply.header('set-cookie', `${name}=${device}; ${kept}`)
  return device
}
