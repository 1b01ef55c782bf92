import type { z } from 'zod'
import { accessLog } from './access-log/contract.ts'
import { accounts } from './accounts/contract.ts'
import { advising } from './advising/contract.ts'
import { auditLog } from './audit-log/contract.ts'
import { colleges } from './colleges/contract.ts'
import { deadlines } from './deadlines/contract.ts'
import { demo } from './demo/contract.ts'
import { essays } from './essays/contract.ts'
import { family } from './family/contract.ts'
import { files } from './files/contract.ts'
import { jobs } from './jobs/contract.ts'
import { letters } from './letters/contract.ts'
import { library } from './library/contract.ts'
import { list } from './list/contract.ts'
import { messages } from './messages/contract.ts'
import { money } from './money/contract.ts'
import { navigator } from './navigator/contract.ts'
import { notifications } from './notifications/contract.ts'
import { people } from './people/contract.ts'
import { profile } from './profile/contract.ts'
import { recommenders } from './recommenders/contract.ts'
import { school } from './school/contract.ts'
import { tasks } from './tasks/contract.ts'
import { waitlist } from './waitlist/contract.ts'
import { weeks } from './weeks/contract.ts'

/** The contracts by noun, so that a test can find a key that two of them claim. */
export const nouns = {
  accessLog,
  accounts,
  advising,
  auditLog,
  colleges,
  deadlines,
  demo,
  essays,
  family,
  files,
  jobs,
  letters,
  library,
  list,
  messages,
  money,
  navigator,
  notifications,
  people,
  profile,
  recommenders,
  school,
  tasks,
  waitlist,
  weeks,
}

/** Every endpoint of the server by `METHOD /path`: who may call it, what it takes, and what it returns. */
export const contract = {
  ...accessLog,
  ...accounts,
  ...advising,
  ...auditLog,
  ...colleges,
  ...deadlines,
  ...demo,
  ...essays,
  ...family,
  ...files,
  ...jobs,
  ...letters,
  ...library,
  ...list,
  ...messages,
  ...money,
  ...navigator,
  ...notifications,
  ...people,
  ...profile,
  ...recommenders,
  ...school,
  ...tasks,
  ...waitlist,
  ...weeks,
}

export type Contract = typeof contract
export type Key = keyof Contract

/** A caller's input: params, query and body as one object, because no two fields share a name. */
export type Input<K extends Key> = Simplify<
  Sent<Contract[K], 'params'> & Sent<Contract[K], 'query'> & Sent<Contract[K], 'body'>
>
/** The validated input: defaults filled in, text converted to numbers. */
export type Checked<K extends Key> = Simplify<
  Read<Contract[K], 'params'> & Read<Contract[K], 'query'> & Read<Contract[K], 'body'>
>
export type ResponseBody<K extends Key> = z.output<Contract[K]['response']>

type Sent<E, Part extends string> = E extends Record<Part, z.ZodType> ? z.input<E[Part]> : unknown
type Read<E, Part extends string> = E extends Record<Part, z.ZodType> ? z.output<E[Part]> : unknown
type Simplify<T> = { [K in keyof T]: T[K] }
