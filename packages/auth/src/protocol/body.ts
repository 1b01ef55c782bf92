import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { AuthFailure, invalid } from '../terms/failure.ts'

const limit = 64 * 1024
const deepest = 32

/**
 * The body of a request to `/auth/v1`: an object, or `undefined` if it is empty, whatever its content type
 * (the browser client declares JSON even for an empty body).
 * @throws {AuthFailure} when it is too large, has another type, is not JSON, or contains text that the
 * database cannot store.
 */
export async function readBody(request: FastifyRequest, payload: IncomingMessage): Promise<unknown> {
  const text = await readText(payload)
  if (text === '') return undefined
  if (takesForm(request)) return Object.fromEntries(new URLSearchParams(text))
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new AuthFailure('validation_failed', { status: 415, message: 'Send JSON, as application/json' })
  const body = parse(text)
  checkValue(body, 1)
  return body
}

function takesForm({ headers, routeOptions }: FastifyRequest): boolean {
  const { takesForm } = routeOptions.config as { takesForm?: boolean }
  return (
    takesForm === true && /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '')
  )
}

/** Keeps reading past the limit, so that the client gets the response instead of a broken connection. */
async function readText(payload: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= limit) chunks.push(chunk)
    if (length > 64 * limit) break
  }
  if (length > limit) throw new AuthFailure('request_entity_too_large')
  return new TextDecoder().decode(Buffer.concat(chunks)).trim()
}

function parse(text: string): object {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  } catch {
    // Reported below, like every other body that is not an object.
  }
  throw new AuthFailure('bad_json')
}

/** Rejects text that PostgreSQL cannot store (NUL, half a surrogate pair) and nesting that is too deep. */
function checkValue(value: unknown, depth: number): void {
  if (typeof value === 'string') checkText(value)
  if (typeof value !== 'object' || value === null) return
  if (depth > deepest) throw invalid('The body is nested too deeply')
  for (const [name, member] of Object.entries(value)) {
    if (name === '__proto__') throw invalid('A member may not have this name')
    checkText(name)
    checkValue(member, depth + 1)
  }
}

function checkText(text: string): void {
  if (/\0|\p{Surrogate}/u.test(text)) throw invalid('A text contains characters that cannot be stored')
}
