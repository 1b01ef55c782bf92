import type { Deadline } from '@bearings/domain/deadlines/schema'
import { Text } from '@mantine/core'
import { memo } from 'react'
import { FirstRows } from '#ui/first-rows.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { useIsTablet } from '#ui/use-is-narrow.ts'
import { Agenda } from './agenda/agenda.tsx'
import {
  filtered,
  gathered,
  isFiltered,
  lacksTests,
  type LocalTime,
  sectionsOf,
  sectionsOnPhone,
} from './arrange.ts'
import { Calendar } from './calendar/calendar.tsx'
import type { DeadlinesSearch, View } from './deadlines-search.ts'
import { MonthAndLists } from './month-and-lists.tsx'

type Props = { deadlines: readonly Deadline[]; search: DeadlinesSearch; view: View; here: LocalTime }

/** The dates that match the filters, as a calendar or a list, or the message that there are none. */
export const Dates = memo(function Dates({ deadlines, search, view, here }: Props) {
  const isTablet = useIsTablet()
  const shown = filtered(deadlines, search, here)
  // A student who filters by checklists wants to see each item.
  const sections = sectionsOf(search.source === 'checklist' ? shown : gathered(shown), here)
  return (
    <>
      {view === 'list' ? (
        <FirstRows
          rows={sections}
          first={sectionsOnPhone(sections)}
          count={(section) => section.deadlines.length}
        >
          {(first) => <Agenda sections={first} today={here.today} />}
        </FirstRows>
      ) : (
        <MonthAndLists sections={sections} today={here.today} month={search.month}>
          <Calendar key={search.month} deadlines={shown} here={here} search={search} narrow={isTablet} />
        </MonthAndLists>
      )}
      {shown.length === 0 && <NoDates search={search} />}
      {lacksTests(deadlines, search) && (
        <Text c="dimmed">
          Bearings does not have the next SAT and ACT dates yet. The{' '}
          <LinkAnchor to="/resources/guides/$slug" params={{ slug: 'sat-and-act-dates' }} underline="always">
            guide
          </LinkAnchor>{' '}
          says where they are published.
        </Text>
      )}
    </>
  )
})

function NoDates({ search }: { search: DeadlinesSearch }) {
  if (!isFiltered(search)) return <Text c="dimmed">Nothing is due.</Text>
  return (
    <Text c="dimmed">
      No date matches these filters.{' '}
      <LinkAnchor underline="always" to="/deadlines" search={{ view: search.view, tests: true }} replace>
        Show all
      </LinkAnchor>
    </Text>
  )
}
