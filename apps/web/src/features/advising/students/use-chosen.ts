import type { RosterName } from '@bearings/domain/advising/students/schema'
import { useState } from 'react'

/** The students whom an advisor has selected on the roster, to act on all of them at once. */
export type Chosen = {
  people: readonly RosterName[]
  has: (id: string) => boolean
  /** Adds these students, or removes them. */
  set: (people: readonly RosterName[], isChosen: boolean) => void
  /** Selects only these students, dropping any selected before. */
  only: (people: readonly RosterName[]) => void
  clear: () => void
}

/**
 * Holds the selection.
 * @param filter What the roster is filtered by. A different filter clears the selection, so that no action
 * affects hidden students.
 */
export function useChosen(filter: string): Chosen {
  const [kept, setKept] = useState({ filter, people: none })
  const people = kept.filter === filter ? kept.people : none

  return {
    people: [...people.values()],
    has: (id) => people.has(id),
    set(some, isChosen) {
      const next = new Map(people)
      for (const person of some)
        if (isChosen) next.set(person.id, nameOnly(person))
        else next.delete(person.id)
      setKept({ filter, people: next })
    },
    only: (all) => setKept({ filter, people: new Map(all.map((person) => [person.id, nameOnly(person)])) }),
    clear: () => setKept({ filter, people: none }),
  }
}

function nameOnly({ id, fullName, email }: RosterName): RosterName {
  return { id, fullName, email }
}

const none: ReadonlyMap<string, RosterName> = new Map()
