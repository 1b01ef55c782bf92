import { Stack, Tabs } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { query } from '#platform/queries/api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { ImportCard } from './imports/import-card.tsx'
import { SchoolImports } from './imports/school-imports.tsx'
import { PeopleTab } from './people/people-tab.tsx'
import { SchoolMode } from './school-mode.tsx'
import { type SchoolSearch, type SchoolTab, schoolTabs } from './school-search.ts'

const names: Record<SchoolTab, string> = { people: 'People', import: 'Import', settings: 'Settings' }

/** What an admin sets up for a school, and its people once there is one. */
export function SchoolPage({ search }: { search: SchoolSearch }) {
  const { school } = useSuspenseQuery(query('GET /school')).data
  const navigate = useNavigate()
  const { tab = 'people' } = search
  return (
    <Stack gap="lg">
      {/* Slips are cut apart: a sheet of them has no title. */}
      <div className="no-print">
        <PageHeader
          title="School"
          about="For a server that a school runs for its own students and counselors."
        />
      </div>
      {school === null ? (
        <SchoolMode />
      ) : (
        <Tabs
          value={tab}
          color="sea"
          keepMounted={false}
          onChange={(chosen) =>
            void navigate({ to: '/admin/school', search: { tab: chosen as SchoolTab }, replace: true })
          }
        >
          <Tabs.List className="no-print">
            {schoolTabs.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {names[each]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="people" pt="lg">
            <PeopleTab search={search} />
          </Tabs.Panel>
          <Tabs.Panel value="import" pt="lg">
            <Stack gap="lg">
              <ImportCard />
              <SchoolImports />
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="settings" pt="lg">
            <SchoolMode />
          </Tabs.Panel>
        </Tabs>
      )}
    </Stack>
  )
}
