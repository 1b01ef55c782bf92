import type { z } from 'zod'
import { accounts } from './accounts/contract.ts'
import { advising } from './advising/contract.ts'
import { deadlines } from './deadlines/contract.ts'
import { demo } from './demo/contract.ts'
import { essays } from './essays/contract.ts'
import { jobs } from './jobs/contract.ts'
import { notifications } from './notifications/contract.ts'
import { profile } from './profile/contract.ts'
import { schools } from './schools/contract.ts'
import { tasks } from './tasks/contract.ts'
import { waitlist } from './waitlist/contract.ts'
import { weeks } from './weeks/contract.ts'

/** The nouns' contracts apart, so that a test can see a key that two of them claim. */
export const nouns = {
  accounts,
  advising,
  deadlines,
  demo,
  essays,
  jobs,
  notifications,
  profile,
  schools,
  tasks,
  waitlist,
  weeks,
}

/** Everything the server answers: `METHOD /path` → who may ask, with what, and what comes back. */
export const contract = {
  ...accounts,
  ...advising,
  ...deadlines,
  ...demo,
  ...essays,
  ...jobs,
  ...notifications,
  ...profile,
  ...schools,
  ...tasks,
  ...waitlist,
  ...weeks,
}

export type Contract = typeof contract
export type Key = keyof Contract

/** What a caller sends: params, query and body as one object, since no name means two things. */
export type Input<K extends Key> = Simplify<
  Sent<Contract[K], 'params'> & Sent<Contract[K], 'query'> & Sent<Contract[K], 'body'>
>
/** The same once checked: defaults filled in, text turned into numbers. */
export type Checked<K extends Key> = Simplify<
  Read<Contract[K], 'params'> & Read<Contract[K], 'query'> & Read<Contract[K], 'body'>
>
export type Answer<K extends Key> = z.output<Contract[K]['answer']>

type Sent<E, Part extends string> = E extends Record<Part, z.ZodType> ? z.input<E[Part]> : unknown
type Read<E, Part extends string> = E extends Record<Part, z.ZodType> ? z.output<E[Part]> : unknown
type Simplify<T> = { [K in keyof T]: T[K] }
