import { z } from 'zod'
import type { Role } from './actor.ts'

/** Who may call an endpoint at all. The feature's policy decides which *rows* they may touch. */
export type Access = 'public' | 'signed-in' | readonly Role[]

type Description = {
  summary: string
  /** The `{names}` in the path. */
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The body limit in bytes, if larger than the default. */
  bodyLimit?: number
  /** Without it, the endpoint returns nothing: 204 and an empty body. */
  response?: z.ZodType
  /**
   * Marks a read whose response may be a second old, so that a replica can serve it: nothing that the caller
   * may have just changed or that someone may have just revoked.
   */
  mayLag?: true
  /**
   * Marks a read across many people's data. Together they use at most a third of the server's database
   * connections, so that however slow they are, other requests still find one.
   */
  wide?: true
}

export type Endpoint = Description & { access: Access; response: z.ZodType }
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Endpoints = Record<`${Method} /${string}`, Endpoint>

/** Describes an endpoint. Access is the first thing a reader sees, and cannot be left out. */
export function endpoint<const A extends Access, D extends Description>(access: A, description: D) {
  return { access, response: z.undefined(), ...description } as { access: A } & Responding<D>
}

type Responding<D> = D extends { response: z.ZodType } ? D : D & { response: z.ZodUndefined }

/** A list in a query string, where a single item arrives as text. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(100),
  )
}
