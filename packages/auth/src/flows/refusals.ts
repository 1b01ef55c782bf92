import type { AuthContext, Limit } from '#services.ts'
import { retryAfterOf } from '../terms/limit-reached.ts'
import { hashOf } from './caps.ts'

const hour = 3600
const notedPerPerson: Limit = { name: 'auth-refusal-noted', points: 1, seconds: hour }
const notedPerNetwork: Limit = { name: 'auth-refusals-noted', points: 1000, seconds: hour }

/**
 * Counts by network, and writes down once an hour who was refused for what the others of their network did, so that
 * an admin sees a school that is locked out. The address is stored as its hash.
 */
export async function notingRefusal(
  context: AuthContext,
  address: string,
  count: () => Promise<void>,
): Promise<void> {
  try {
    await count()
  } catch (error) {
    if (retryAfterOf(error) !== null) await note(context, address)
    throw error
  }
}

async function note({ db, limits, audit, now, origin, networkOf }: AuthContext, address: string) {
  const person = hashOf(address)
  const network = networkOf(origin.address)
  try {
    await limits.take(notedPerPerson, `${person}|${network}`)
    await limits.take(notedPerNetwork, network)
  } catch (error) {
    if (retryAfterOf(error) === null) throw error
    return
  }
  const detail = { network, person }
  await audit.write(db, { at: now(), action: 'sign_in_refused', origin, detail })
}
