import { mostAtOnce } from '@bearings/domain/people/options'
import type { Person } from '@bearings/domain/people/schema'
import { useState } from 'react'
import { ChosenBar } from './chosen-bar.tsx'
import type { PeopleSearch } from './people-search.ts'
import { PeopleTable } from './people-table.tsx'

type Props = { people: readonly Person[]; search: PeopleSearch }

/** The table, and the bar that acts on those who are selected. Another filter selects nobody. */
export function PeopleList({ people, search }: Props) {
  const filter = JSON.stringify({ ...search, order: undefined })
  const [kept, setKept] = useState<{ filter: string; ids: readonly string[] }>({ filter, ids: [] })
  const ids = kept.filter === filter ? kept.ids : []
  const choose = (chosen: readonly string[]) => setKept({ filter, ids: chosen.slice(0, mostAtOnce) })
  // Whoever was acted on in their row may no longer be listed.
  const leaveOut = (acted: string) =>
    setKept((before) => ({ ...before, ids: before.ids.filter((id) => id !== acted) }))
  return (
    <>
      <PeopleTable people={people} chosen={ids} onChoose={choose} onActed={leaveOut} />
      {ids.length > 0 && <ChosenBar ids={ids} search={search} onChoose={choose} />}
    </>
  )
}
