import type { RosterName } from '@bearings/domain/advising/students/schema'
import { useState } from 'react'

/** Whom an advisor has chosen on the roster, to do one thing for all of them. */
export type Chosen = {
  people: readonly RosterName[]
  has: (id: string) => boolean
  /** Adds these people, or takes them out. */
  set: (people: readonly RosterName[], isChosen: boolean) => void
  clear: () => void
}

/**
 * @param filter What the roster is filtered by. With another one the choice is empty, so that nothing is done for
 *   anybody who is out of sight.
 */
export function useChosen(filter: string): Chosen {
  const [kept, setKept] = useState({ filter, people: none })
  const people = kept.filter === filter ? kept.people : none

  return {
    people: [...people.values()],
    has: (id) => people.has(id),
    set(some, isChosen) {
      const next = new Map(people)
      for (const { id, fullName, email } of some)
        if (isChosen) next.set(id, { id, fullName, email })
        else next.delete(id)
      setKept({ filter, people: next })
    },
    clear: () => setKept({ filter, people: none }),
  }
}

const none: ReadonlyMap<string, RosterName> = new Map()
