import { useRef } from 'react'
import { newId } from './new-id.ts'
import { isTransient } from './reachability.ts'

/**
 * Returns ids for what a person sends. They stay the same until there is an answer, so that what is sent again after a
 * lost one is known on the server and arrives once.
 */
export function useSendId() {
  const ids = useRef<string[]>([])
  return {
    /** Returns one of the current ids. */
    at: (index = 0) => (ids.current[index] ??= newId()),
    onSettled: (_: unknown, error: Error | null) => {
      if (!error || !isTransient(error)) ids.current = []
    },
  }
}
