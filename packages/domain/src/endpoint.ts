import { z } from 'zod'
import type { Role } from './actor.ts'

/** Who may reach an endpoint at all. Which *rows* they may touch is the feature's policy. */
export type Access = 'public' | 'signed-in' | readonly Role[]

type Description = {
  summary: string
  /** The `{names}` in the path. */
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** Bytes of the body, where it may be larger than usual. */
  bodyLimit?: number
  response: z.ZodType
  /**
   * A read whose answer may be a second old, so that a copy of the database may give it: nothing that the caller may just have
   * changed, and nothing that somebody may just have closed.
   */
  mayLag?: true
}

export type Endpoint = Description & { access: Access }
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Endpoints = Record<`${Method} /${string}`, Endpoint>

/** Describes an endpoint. Access is the first thing a reader sees, and cannot be left out. */
export function endpoint<const A extends Access, D extends Description>(access: A, description: D) {
  return { access, ...description }
}

/** The answer of an endpoint that has nothing to say: 204 and an empty body. */
export const noContent = z.undefined()

/** A list in a query string, where one item alone arrives as text. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(100),
  )
}
