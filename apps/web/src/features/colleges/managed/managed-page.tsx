import { fileColumns } from '@bearings/domain/colleges/managed/options'
import { Card, Stack, Text } from '@mantine/core'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { ImportDialog } from '#ui/csv-import/import-dialog.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { ListFilters } from '#ui/list-filters.tsx'
import { MoreRows } from '#ui/more-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TableActions } from '#ui/table-actions.tsx'
import type { ManagedSearch } from './managed-search.ts'
import { ManagedTable } from './managed-table.tsx'
import { SchoolDialog } from './school-dialog.tsx'
import { noneInWords } from './words.ts'

const to = '/admin/schools' as const

/** The schools that students can choose from, with an admin's actions. */
export function ManagedPage({ search }: { search: ManagedSearch }) {
  const { data: counts } = useQuery(query('GET /schools/managed/summary'))
  const pages = useSuspenseInfiniteQuery(pagesOf('GET /schools/managed', search))
  const { data } = pages
  const schools = data.pages.flatMap((page) => page.schools)

  return (
    <Stack gap="lg">
      <PageHeader
        title="Schools Catalog"
        about="The schools that students choose from. The figures here are those entered or imported by admins; students also see what each college publishes."
      >
        <TableActions
          exported={{ path: '/schools/managed/export', fileName: 'catalog.csv' }}
          add="Add School"
          addDialog={(close) => <SchoolDialog onClose={close} />}
          importDialog={(close) => (
            <ImportDialog
              path="/schools/managed/imports"
              columns={fileColumns}
              noun="school"
              about="A school is recognized by its id, or by its name and location."
              done="Catalog imported"
              writes="POST /schools/managed"
              onClose={close}
            />
          )}
        />
      </PageHeader>
      <ListFilters
        to={to}
        search={search}
        filters={[
          { name: 'Offered', count: counts?.offered },
          { name: 'Added here', show: 'added', count: counts?.added },
          { name: 'Archived', show: 'archived', count: counts?.archived },
        ]}
        label="Search the catalog"
        placeholder="Name or place"
      />
      {schools.length === 0 ? (
        <Card>
          <Text>{noneInWords(search)}</Text>
        </Card>
      ) : (
        <FirstRows rows={schools} first={15} after={<MoreRows shown={schools.length} pages={pages} />}>
          {(shown) => <ManagedTable schools={shown} />}
        </FirstRows>
      )}
    </Stack>
  )
}
