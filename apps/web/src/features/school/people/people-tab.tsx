import { limits } from '@bearings/domain/school/people/options'
import type { SchoolPeoplePage, Slip } from '@bearings/domain/school/people/schema'
import { Card, Stack, Text } from '@mantine/core'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FirstRows } from '#ui/first-rows.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { MoreRows } from '#ui/more-rows.tsx'
import type { SchoolSearch } from '../school-search.ts'
import { ChosenPeople } from './chosen-people.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { schoolPeoplePages } from './people-query.ts'
import { SchoolPeopleTable } from './people-table.tsx'
import { Slips } from './slips.tsx'

const nobodyYet: ReadonlySet<string> = new Set()

/** The people of the school: who is expected, who has joined, who has left. */
export function PeopleTab({ search }: { search: SchoolSearch }) {
  const pages = useInfiniteQuery(schoolPeoplePages(search))
  const filter = JSON.stringify({ ...search, tab: undefined })
  const [kept, setKept] = useState({ filter, ids: nobodyYet })
  // Another filter selects nobody.
  const chosen = kept.filter === filter ? kept.ids : nobodyYet
  const setChosen = (ids: ReadonlySet<string>) => setKept({ filter, ids })
  const [isChoosing, setIsChoosing] = useState(false)
  const [slips, setSlips] = useState<Slip[] | null>(null)
  if (pages.error && !pages.data)
    return <LoadError title="The people could not be loaded" error={pages.error} onRetry={pages.refetch} />
  if (slips) return <Slips slips={slips} onClose={() => setSlips(null)} />

  const people = pages.data?.pages.flatMap((page) => page.people) ?? []
  const students = studentsIn(pages.data)
  // As many as can be chosen are all, too.
  const areAll =
    chosen.size >= limits.chosen ||
    (students.length > 0 && !pages.hasNextPage && students.every((id) => chosen.has(id)))
  const chooseAll = async () => {
    setIsChoosing(true)
    let all = pages as Pick<typeof pages, 'data' | 'hasNextPage'>
    while (all.hasNextPage && studentsIn(all.data).length < limits.chosen) {
      const more = await pages.fetchNextPage()
      if (more.isError) break
      all = more
    }
    setChosen(new Set(studentsIn(all.data).slice(0, limits.chosen)))
    setIsChoosing(false)
  }
  return (
    <Stack gap="md">
      <PeopleFilters search={search} />
      <ChosenPeople
        ids={[...chosen].slice(0, limits.chosen)}
        isBusy={isChoosing}
        onPrint={setSlips}
        onDone={() => setChosen(nobodyYet)}
      />
      <FirstRows rows={people} first={15} after={<MoreRows shown={people.length} pages={pages} />}>
        {(shown) =>
          pages.data && shown.length === 0 ? (
            <Card>
              <Text>{nobody(search)}</Text>
            </Card>
          ) : (
            <SchoolPeopleTable
              people={shown}
              chosen={chosen}
              areAll={areAll}
              onChoose={setChosen}
              onChooseAll={() => void chooseAll()}
              isChoosing={isChoosing}
              isOfOtherFilter={pages.isPlaceholderData}
            />
          )
        }
      </FirstRows>
    </Stack>
  )
}

function studentsIn(data: InfiniteData<SchoolPeoplePage> | undefined): string[] {
  const people = data?.pages.flatMap((page) => page.people) ?? []
  return people.flatMap(({ kind, id }) => (kind === 'student' ? id : []))
}

function nobody({ q, show, classYear, counselor }: SchoolSearch): string {
  if (q || classYear || counselor) return 'No one matches.'
  if (show === 'expected') return 'Every student has joined.'
  if (show === 'joined') return 'Nobody has joined yet. Invite them by email, or print invitations.'
  if (show === 'staff') return 'The list has no staff. A OneRoster file can add them.'
  if (show === 'left') return 'Nobody has left.'
  if (show === 'failing') return 'No email to a school address has failed.'
  return 'The list is empty. Import a file under Import.'
}
