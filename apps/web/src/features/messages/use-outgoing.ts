import type { Input } from '@bearings/domain/contract'
import type { Message } from '@bearings/domain/messages/schema'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { newId } from '#platform/new-id.ts'
import { mutation } from '#platform/queries/api.ts'
import { isTransient, retryWhenReachable } from '#platform/reachability.ts'

type Sent = Input<'PUT /messages/{id}'>

/** A message that this device has sent or is to send. */
export type Outgoing = { sent: Sent; at: string } & (
  | { state: 'sending' | 'waiting' | 'kept' }
  | { state: 'refused'; error: Error }
  | { state: 'sent'; message: Message }
)

/** Sends a message to this person. Offline it waits; the same id makes sure that it arrives once. */
export function useSend(personId: string) {
  const mutations = useQueryClient().getMutationCache()
  // One that is refused stays until the person sends or discards it.
  const options = { ...mutation('PUT /messages/{id}'), retry: retryWhenReachable, gcTime: Infinity }
  const send = useMutation(options)
  return {
    send: (message: Pick<Sent, 'body' | 'isUrgent'>) =>
      send.mutate({ id: newId(), to: personId, ...message }),
    again: (message: Sent) => send.mutate(message),
    discard: ({ id }: Sent) => {
      const isIt = ({ state }: { state: { variables: unknown } }) => (state.variables as Sent).id === id
      for (const each of mutations.findAll({ mutationKey: ['PUT /messages/{id}'], predicate: isIt }))
        mutations.remove(each)
    },
  }
}

/** Returns what this device has sent or is to send to this person, the latest state of each message. */
export function useOutgoing(personId: string): Outgoing[] {
  const states = useMutationState({
    filters: { mutationKey: ['PUT /messages/{id}'] },
    select: ({ state }) => state,
  })
  const latest = new Map<string, Outgoing>()
  for (const state of states) {
    const sent = state.variables as Sent | undefined
    if (sent?.to === personId) latest.set(sent.id, outgoing(state, sent))
  }
  return [...latest.values()]
}

type State = { status: string; isPaused: boolean; data: unknown; error: unknown; submittedAt: number }

function outgoing({ status, isPaused, data, error, submittedAt }: State, sent: Sent): Outgoing {
  const common = { sent, at: new Date(submittedAt).toISOString() }
  if (status === 'success' && data) return { ...common, state: 'sent', message: data as Message }
  if (status !== 'error') return { ...common, state: isPaused ? 'waiting' : 'sending' }
  return isTransient(error)
    ? { ...common, state: 'kept' }
    : { ...common, state: 'refused', error: error as Error }
}
