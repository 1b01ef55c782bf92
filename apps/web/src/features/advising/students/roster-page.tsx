import { type Need, needs, usualDirection } from '@bearings/domain/advising/students/options'
import { counted } from '@bearings/domain/words'
import { Box, Card, Group, Stack, Text } from '@mantine/core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { ExportButton } from '#ui/export-button.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { SortSelect } from '#ui/sort-select.tsx'
import { ChosenCriteria } from '../criteria/chosen-criteria.tsx'
import { NotJoinedYet } from '../not-joined/not-joined-yet.tsx'
import { ColumnsMenu } from '../views/columns-menu.tsx'
import { useColumns } from '../views/use-columns.ts'
import { AskButton } from './ask-button.tsx'
import { NoStudents } from './no-students.tsx'
import { PrintRoster } from './print-roster.tsx'
import { RosterFacts } from './printed-roster.tsx'
import { RosterFilter } from './roster-filter.tsx'
import { RosterHeader } from './roster-header.tsx'
import { needNames, orderNames } from './roster-in-words.ts'
import { RosterList } from './roster-list.tsx'
import { filterIn, rosterPages } from './roster-query.ts'
import { asking, type RosterSearch, sortedBy } from './roster-search.ts'
import { noneInWords } from './words.ts'

type Props = { search: RosterSearch; actions: ComponentProps<typeof RosterList>['actions'] }

/** All of an advisor's students, to browse and to act on several at once. */
export function RosterPage({ search, actions }: Props) {
  const pages = useSuspenseInfiniteQuery(rosterPages(search))
  const students = pages.data.pages.flatMap((page) => page.students)
  const last = pages.data.pages.at(-1)!
  const { total } = last
  const found = counted(total, 'student')
  const isFiltered = Boolean(search.q || search.reason || search.group || search.graduationYear || search.ask)
  const navigate = useNavigate()
  const columns = useColumns('student', search)
  const onSort = (next: RosterSearch) =>
    void navigate({ to: '/student/advisor', search: next, replace: true })

  return (
    <Stack gap="lg" className="print-wide">
      <RosterHeader search={search} onShow={onSort}>
        {students.length > 0 && (
          <>
            <ExportButton
              path="/advising/students/export"
              query={{ ...filterIn(search), columns }}
              fileName="my-students.csv"
            />
            <PrintRoster search={search} />
            <ColumnsMenu search={search} onShow={onSort} />
          </>
        )}
      </RosterHeader>
      {(total > 0 || isFiltered) && (
        <>
          <RosterFilter search={search} classes={last.classes} found={found}>
            <SortSelect
              labels={orderNames}
              w={{ base: '100%', xs: 280 }}
              value={search.order ?? 'attention'}
              onChange={(order) => onSort(sortedBy(search, order, usualDirection[order]))}
            />
          </RosterFilter>
          <RosterChips search={search} everyone={last.everyone} counts={last.reasons} found={found} />
          {search.ask && (
            <ChosenCriteria criteria={search.ask} onChange={(ask) => onSort(asking(search, ask))} />
          )}
        </>
      )}
      <NotJoinedYet />
      <RosterFacts search={search} total={total} shown={students.length} />
      {students.length > 0 ? (
        <RosterList students={students} search={search} total={total} actions={actions} onSort={onSort}>
          <Group justify="space-between">
            <Text component="output" size="sm" c="dimmed">
              {pages.hasNextPage
                ? `${students.length} of ${counted(total, 'student')}`
                : counted(total, 'student')}
            </Text>
            <NextPageButton pages={pages}>Show more</NextPageButton>
          </Group>
        </RosterList>
      ) : isFiltered ? (
        <Card>
          <Group justify="space-between">
            <Text>{noneInWords(search)}</Text>
            <LinkButton to="/student/advisor" search={{}} variant="default" replace>
              Show all
            </LinkButton>
          </Group>
        </Card>
      ) : (
        <NoStudents />
      )}
      {last.notShown > 0 && (
        <Text size="sm" c="dimmed">
          {counted(last.notShown, 'student does', 'students do')} not show this.
        </Text>
      )}
    </Stack>
  )
}

type ChipsProps = {
  search: RosterSearch
  everyone: number
  counts: Record<Need, number>
  found: string
}

/** Filters by need for attention, and for students who share nothing, each with its count, and by what else is asked. */
function RosterChips({ search, everyone, counts, found }: ChipsProps) {
  const chip = (name: string, reason: Need | undefined, count: number) => ({
    to: '/student/advisor' as const,
    search: { ...search, reason },
    name,
    count,
  })
  return (
    <FilterChips
      chips={[
        chip('All', undefined, everyone),
        ...needs.map((need) => chip(needNames[need], need, counts[need])),
      ]}
    >
      <Box visibleFrom="md">
        <AskButton search={search} found={found} />
      </Box>
    </FilterChips>
  )
}
