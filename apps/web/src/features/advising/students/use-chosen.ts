import type { RosterName } from '@bearings/domain/advising/students/schema'
import { useState } from 'react'

/** The students whom an advisor has selected on the roster, to act on all of them at once. */
export type Chosen = {
  people: readonly RosterName[]
  has: (id: string) => boolean
  /** Adds these students, or removes them. */
  set: (people: readonly RosterName[], isChosen: boolean) => void
  /**
   * Adds or removes one student. With the students shown, also all between this one and the one that was
   * picked last.
   */
  pick: (person: RosterName, isChosen: boolean, shown: readonly RosterName[] | null) => void
  /** Selects only these students, dropping any selected before. */
  only: (people: readonly RosterName[]) => void
  clear: () => void
}

type Kept = { filter: string; people: ReadonlyMap<string, RosterName>; last: string | null }

/**
 * Holds the selection.
 * @param filter What the roster is filtered by. A different filter clears the selection, so that no action
 * affects hidden students.
 */
export function useChosen(filter: string): Chosen {
  const nobody = { filter, people: none, last: null }
  const [kept, setKept] = useState<Kept>(nobody)
  const { people } = kept.filter === filter ? kept : nobody

  /** Two presses may come before the page is rendered once, so each starts from what the one before left. */
  function set(someOf: (last: string | null) => readonly RosterName[], isChosen: boolean, picked?: string) {
    setKept((before) => {
      const { people: current, last } = before.filter === filter ? before : nobody
      const next = new Map(current)
      for (const person of someOf(last))
        if (isChosen) next.set(person.id, nameOnly(person))
        else next.delete(person.id)
      return { filter, people: next, last: picked ?? null }
    })
  }

  return {
    people: [...people.values()],
    has: (id) => people.has(id),
    set: (some, isChosen) => set(() => some, isChosen),
    pick: (person, isChosen, shown) =>
      set((last) => (shown ? spanOf(shown, last, person) : [person]), isChosen, person.id),
    only: (all) =>
      setKept({ filter, people: new Map(all.map((person) => [person.id, nameOnly(person)])), last: null }),
    clear: () => setKept(nobody),
  }
}

/** Returns everyone from the one picked last to this one, in either direction. */
function spanOf(shown: readonly RosterName[], last: string | null, person: RosterName) {
  const from = shown.findIndex(({ id }) => id === last)
  const to = shown.findIndex(({ id }) => id === person.id)
  return from === -1 ? [person] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
}

function nameOnly({ id, fullName, email }: RosterName): RosterName {
  return { id, fullName, email }
}

const none: ReadonlyMap<string, RosterName> = new Map()
