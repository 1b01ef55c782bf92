import {
  type Reason,
  reasons,
  type RosterOrder,
  rosterOrders,
} from '@bearings/domain/advising/students/options'

/** What the address of the roster keeps: what it is filtered by, and its order. */
export type RosterSearch = {
  q?: string | undefined
  reason?: Reason | undefined
  order?: Exclude<RosterOrder, 'attention'> | undefined
}

/** Reads it from an address that anybody may have written; what is not known is left out. */
export function rosterSearch({ q, reason, order }: Record<string, unknown>): RosterSearch {
  return {
    ...(typeof q === 'string' && q.trim() !== '' && { q: q.trim().slice(0, 100) }),
    ...(isReason(reason) && { reason }),
    ...(isOrder(order) && { order }),
  }
}

function isReason(given: unknown): given is Reason {
  return reasons.some((reason) => reason === given)
}

function isOrder(given: unknown): given is Exclude<RosterOrder, 'attention'> {
  return given !== 'attention' && rosterOrders.some((order) => order === given)
}
