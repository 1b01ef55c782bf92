import type { Application } from '@bearings/domain/advising/applications/schema'
import { counted } from '@bearings/domain/words'
import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { dateInWords } from '#platform/dates.ts'
import { useToday } from '#platform/use-today.ts'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { listedColleges } from '../criteria/colleges-query.ts'
import { criteriaInWords } from '../criteria/words.ts'
import { groupsQuery } from '../groups/groups-query.ts'
import { PrintButton } from '../students/print-button.tsx'
import { whichInWords } from '../students/roster-in-words.ts'
import type { RosterSearch } from '../students/roster-search.ts'
import { nameOf } from '../students/words.ts'
import { useColumns } from '../views/use-columns.ts'
import { ApplicationCells } from './application-cells.tsx'
import { everyApplication, sortIn } from './applications-query.ts'
import { headsOf } from './applications-table.tsx'
import { sortNames } from './words.ts'
import printed from '../students/printed-roster.module.css'
import classes from './applications.module.css'

/** Prints all applications that match, also those whose page is not on the screen yet. */
export function PrintApplications({ search }: { search: RosterSearch }) {
  return (
    <PrintButton load={() => everyApplication(search)}>
      {({ rows, total }) => <PrintedApplications rows={rows} total={total} search={search} />}
    </PrintButton>
  )
}

type Props = { rows: readonly Application[]; total: number; search: RosterSearch }

/** The applications on paper: which these are, on which day, and a box to tick beside each. */
function PrintedApplications({ rows, total, search }: Props) {
  const { data: groups } = useQuery({ ...groupsQuery, enabled: search.group !== undefined })
  const { data: colleges = [] } = useQuery({ ...listedColleges, enabled: search.ask?.school !== undefined })
  const group = groups?.find(({ id }) => id === search.group)?.name
  const which = whichInWords(search, group, criteriaInWords(search.ask ?? {}, colleges))
  const { sort, direction } = sortIn(search)
  const columns = useColumns('application', search)
  return (
    <div className={`only-print print-wide ${printed.sheet}`} data-printed>
      <Title order={1}>Applications</Title>
      <Text size="sm">
        {rows.length < total && `The first ${rows.length} of `}
        {counted(total, 'application')}. {which}. Sorted by: {sortNames[sort]}
        {direction === 'descending' && ', reversed'}. As of {dateInWords(useToday())}.
      </Text>
      <ResponsiveTable columns={['Student', ...headsOf(columns)]} className={classes.printed}>
        {rows.map((application) => (
          <tr key={application.id}>
            <th scope="row">
              <span className={`items-baseline ${printed.ticked}`}>{nameOf(application.student)}</span>
            </th>
            <ApplicationCells application={application} columns={columns} />
          </tr>
        ))}
      </ResponsiveTable>
    </div>
  )
}
