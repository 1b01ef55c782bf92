import { counted } from '@bearings/domain/words'
import { Box, Card, Group, Stack, Text } from '@mantine/core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, useDeferredValue } from 'react'
import { ExportButton } from '#ui/export-button.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { MoreRows } from '#ui/more-rows.tsx'
import { SortSelect } from '#ui/sort-select.tsx'
import { ChosenCriteria } from '../criteria/chosen-criteria.tsx'
import { AskButton } from '../students/ask-button.tsx'
import { ChosenBar } from '../students/chosen-bar.tsx'
import { RosterFilter } from '../students/roster-filter.tsx'
import { RosterHeader } from '../students/roster-header.tsx'
import { asking, type RosterSearch } from '../students/roster-search.ts'
import { useChosen } from '../students/use-chosen.ts'
import { ColumnsMenu } from '../views/columns-menu.tsx'
import { useColumns } from '../views/use-columns.ts'
import { applicationFilterIn, applicationPages, sortedBy, studentsOf } from './applications-query.ts'
import { ApplicationsTable } from './applications-table.tsx'
import { PrintApplications } from './print-applications.tsx'
import { sortNames } from './words.ts'

type Props = { search: RosterSearch; actions: ComponentProps<typeof ChosenBar>['actions'] }

/** What an advisor's students apply to, one row for each student and college. */
export function ApplicationsPage({ search, actions }: Props) {
  const pages = useSuspenseInfiniteQuery(applicationPages(search))
  const rows = pages.data.pages.flatMap((page) => page.applications)
  const last = pages.data.pages.at(-1)!
  const found = counted(last.total, 'application')
  const navigate = useNavigate()
  const columns = useColumns('application', search)
  const show = (next: RosterSearch) => void navigate({ to: '/student/advisor', search: next, replace: true })
  const chosen = useChosen(JSON.stringify([search.q, search.group, search.graduationYear, search.ask]))
  const hasChosen = chosen.people.length > 0
  // The box that was pressed shows it first.
  const isBarDue = useDeferredValue(hasChosen)
  const isFiltered = Boolean(search.q || search.group || search.graduationYear || search.ask)

  return (
    <Stack gap="lg" className="print-wide">
      <RosterHeader search={search} onShow={show}>
        {rows.length > 0 && (
          <>
            <ExportButton
              path="/advising/applications/export"
              query={{ ...applicationFilterIn(search), columns }}
              fileName="applications.csv"
            />
            <PrintApplications search={search} />
            <ColumnsMenu search={search} onShow={show} />
          </>
        )}
      </RosterHeader>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Box flex={1} miw={0}>
          <RosterFilter search={search} classes={last.classes} found={found}>
            <SortSelect
              labels={sortNames}
              w={{ base: '100%', xs: 280 }}
              value={search.sort ?? 'deadline'}
              onChange={(sort) => show(sortedBy(search, sort, 'ascending'))}
            />
          </RosterFilter>
        </Box>
        <Box visibleFrom="md">
          <AskButton search={search} found={found} />
        </Box>
      </Group>
      {search.ask && <ChosenCriteria criteria={search.ask} onChange={(ask) => show(asking(search, ask))} />}
      {rows.length > 0 ? (
        <FirstRows
          rows={rows}
          first={10}
          after={
            <MoreRows
              shown={`${pages.hasNextPage ? `${rows.length} of ` : ''}${found} of ${counted(last.students, 'student')}`}
              pages={pages}
            />
          }
        >
          {(shown) => (
            <ApplicationsTable applications={shown} search={search} onSort={show} chosen={chosen} />
          )}
        </FirstRows>
      ) : (
        <Card>
          <Group justify="space-between">
            <Text>
              {isFiltered
                ? 'No application that you can see matches these filters.'
                : 'None of your students shows a list with a college on it yet.'}
            </Text>
            {isFiltered && (
              <LinkButton to="/student/advisor" search={{ by: 'application' }} variant="default" replace>
                Show all
              </LinkButton>
            )}
          </Group>
        </Card>
      )}
      {last.notShown > 0 && (
        <Text size="sm" c="dimmed">
          {counted(last.notShown, 'student does', 'students do')} not show this.
        </Text>
      )}
      {hasChosen && isBarDue && (
        <ChosenBar chosen={chosen} search={studentsOf(search)} total={last.students} actions={actions} />
      )}
    </Stack>
  )
}
