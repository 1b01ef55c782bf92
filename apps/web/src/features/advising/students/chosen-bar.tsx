import type { RosterName } from '@bearings/domain/advising/students/schema'
import { counted } from '@bearings/domain/words'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { download } from '#platform/files/download.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { Icon } from '#ui/icon.tsx'
import { SelectionBar } from '#ui/selection-bar.tsx'
import { usePressFirst } from '#ui/use-press-first.ts'
import { ColleagueButton } from '../colleagues/colleague-button.tsx'
import { GroupsButton } from '../groups/groups-button.tsx'
import { PrintSummaries } from '../summaries/print-summaries.tsx'
import { useColumns } from '../views/use-columns.ts'
import { rosterNames } from './roster-query.ts'
import type { RosterSearch } from './roster-search.ts'
import type { Chosen } from './use-chosen.ts'

type Props = {
  chosen: Chosen
  search: RosterSearch
  /** How many students match the filter, on all pages. */
  total: number
  /** What other parts of the product do to the selected students: most often, and less often. */
  actions: (people: readonly RosterName[], onDone: () => void) => { main: ReactNode; more: ReactNode }
}

/** The actions for the selected students, shown while any are selected. */
export function ChosenBar({ chosen, search, total, actions }: Props) {
  const { people } = chosen
  const { main, more } = actions(people, chosen.clear)
  const clear = usePressFirst(chosen.clear)
  const queryClient = useQueryClient()
  const columns = useColumns('student', search)
  const { data: listed } = useQuery(rosterNames(search))
  // Whoever stopped matching meanwhile stays selected, as a dialog about them may be open, but not unseen.
  const ids = listed && new Set(listed.map(({ id }) => id))
  const gone = ids ? people.filter(({ id }) => !ids.has(id)) : []
  const chooseAll = useMutation({
    mutationFn: () => queryClient.fetchQuery(rosterNames(search)),
    onSuccess: (all) => chosen.only(all),
    onError: (error) => notifyFailure('Not all selected', error),
  })
  const save = useMutation({
    mutationFn: () => {
      const { order, direction } = search
      const ids = people.map(({ id }) => id)
      return download('/advising/students/export', 'my-students.csv', { ids, columns, order, direction })
    },
    onSuccess: () => {
      const message = 'Each of them can see it in their access log.'
      notify({ title: `${counted(people.length, 'student')} exported`, message })
    },
    onError: (error) => notifyFailure('Not exported', error),
  })

  return (
    <SelectionBar
      ref={uncover}
      label="Selected students"
      count={people.length}
      select={
        <>
          {people.length - gone.length < total && (
            <Button
              variant="subtle"
              color="sea"
              size="compact-sm"
              loading={chooseAll.isPending}
              onClick={() => chooseAll.mutate()}
            >
              Select all {total}
            </Button>
          )}
          {gone.length > 0 && (
            <Button variant="subtle" color="sea" size="compact-sm" onClick={() => chosen.set(gone, false)}>
              Leave out {gone.length} no longer listed
            </Button>
          )}
          <Button variant="subtle" color="sea" size="compact-sm" {...clear}>
            Clear
          </Button>
        </>
      }
      more={
        <>
          {more}
          <GroupsButton people={people} />
          <ColleagueButton people={people} onDone={chosen.clear} />
          <PrintSummaries ids={people.map(({ id }) => id)} />
          <Button
            variant="default"
            leftSection={<Icon of={IconDownload} />}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            Export Selected
          </Button>
        </>
      }
    >
      {main}
    </SelectionBar>
  )
}

/** Scrolls the row that was just selected out from under the bar, which appears over the end of the page. */
function uncover(bar: HTMLElement | null): void {
  const rows = document.querySelectorAll('tbody tr:has(:checked)')
  if (!bar || rows.length !== 1) return
  const hidden = rows[0]!.getBoundingClientRect().bottom - bar.getBoundingClientRect().top
  if (hidden > 0) window.scrollBy({ top: hidden + 8 })
}
