import { fileColumns } from '@bearings/domain/schools/managed/options'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus, IconUpload } from '@tabler/icons-react'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { ImportDialog } from '#ui/csv-import/import-dialog.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { Icon } from '#ui/icon.tsx'
import { MoreRows } from '#ui/more-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { managedPages } from './managed-query.ts'
import type { ManagedSearch } from './managed-search.ts'
import { ManagedTable } from './managed-table.tsx'
import { SchoolDialog } from './school-dialog.tsx'
import { noneInWords } from './words.ts'

/** The schools that students can choose from, with an admin's actions. */
export function ManagedPage({ search }: { search: ManagedSearch }) {
  const navigate = useNavigate()
  const [isAdding, adding] = useDisclosure()
  const [isImporting, importing] = useDisclosure()
  const { data: counts } = useQuery(query('GET /schools/managed/summary'))
  const pages = useSuspenseInfiniteQuery(managedPages(search))
  const { data } = pages
  const schools = data.pages.flatMap((page) => page.schools)
  const { q } = search
  const to = '/admin/schools' as const
  const chips = [
    { name: 'Offered', to, search: { q }, ...(counts && { count: counts.offered }) },
    { name: 'Added here', to, search: { q, show: 'added' as const }, ...(counts && { count: counts.added }) },
    {
      name: 'Archived',
      to,
      search: { q, show: 'archived' as const },
      ...(counts && { count: counts.archived }),
    },
  ]

  return (
    <Stack gap="lg">
      <PageHeader
        title="Schools Catalog"
        about="The schools that students choose from. The figures here are those entered or imported by admins; students also see what each college publishes."
      >
        <Group gap="xs">
          <ExportButton path="/schools/managed/export" fileName="catalog.csv" />
          <Button variant="default" leftSection={<Icon of={IconUpload} />} onClick={importing.open}>
            Import CSV
          </Button>
          <Button leftSection={<Icon of={IconPlus} />} onClick={adding.open}>
            Add School
          </Button>
        </Group>
      </PageHeader>
      <FilterChips chips={chips}>
        <SearchField
          label="Search the catalog"
          placeholder="Name or place"
          value={q ?? ''}
          onSearch={(text) =>
            void navigate({ to, search: { ...search, q: text || undefined }, replace: true })
          }
        />
      </FilterChips>
      {schools.length === 0 ? (
        <Card>
          <Text>{noneInWords(search)}</Text>
        </Card>
      ) : (
        <ManagedTable schools={schools} />
      )}
      <MoreRows
        shown={schools.length > 0 ? `${schools.length} ${pages.hasNextPage ? 'shown' : 'in all'}` : ''}
        pages={pages}
      />
      {isAdding && <SchoolDialog onClose={adding.close} />}
      {isImporting && (
        <ImportDialog
          path="/schools/managed/imports"
          columns={Object.values(fileColumns)}
          noun="school"
          about="A school is recognized by its id, or by its name and location."
          done="Catalog imported"
          writes="POST /schools/managed"
          onClose={importing.close}
        />
      )}
    </Stack>
  )
}
