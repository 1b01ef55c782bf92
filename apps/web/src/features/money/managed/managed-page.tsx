import { fileColumns } from '@bearings/domain/money/managed/options'
import { Stack } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { ImportDialog } from '#ui/csv-import/import-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ListFilters } from '#ui/list-filters.tsx'
import { MoreRows } from '#ui/more-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TableActions } from '#ui/table-actions.tsx'
import type { ManagedSearch } from './managed-search.ts'
import { ManagedTable } from './managed-table.tsx'
import { ScholarshipDialog } from './scholarship-dialog.tsx'
import { ScholarshipImports } from './scholarship-imports.tsx'
import { noneInWords } from './words.ts'

const to = '/admin/scholarships' as const

/** The scholarships that every student can find, with an admin's actions. */
export function ManagedPage({ search }: { search: ManagedSearch }) {
  const { data: counts } = useQuery(query('GET /money/scholarships/managed/summary'))
  const pages = useSuspenseInfiniteQuery(pagesOf('GET /money/scholarships/managed', search))
  const { data } = pages
  const scholarships = data.pages.flatMap((page) => page.scholarships)
  const { q } = search

  return (
    <Stack gap="lg">
      <PageHeader
        title="Scholarships"
        about="What every student can find. Check each one at its source; until then it is marked as not verified."
      >
        <TableActions
          exported={{ path: '/money/scholarships/managed/export', fileName: 'scholarships.csv' }}
          add="Add Scholarship"
          addDialog={(close) => <ScholarshipDialog onClose={close} />}
          importDialog={(close) => (
            <ImportDialog
              path="/money/scholarships/managed/imports"
              columns={fileColumns}
              noun="scholarship"
              about="A scholarship is recognized by its id, or by its name and sponsor. Separate several values in a cell with semicolons."
              done="Scholarships imported"
              writes="POST /money/scholarships/managed"
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
          { name: 'Not verified', show: 'unverified', count: counts?.unverified },
          { name: 'Without this year’s date', show: 'undated', count: counts?.undated },
          { name: 'Archived', show: 'archived', count: counts?.archived },
        ]}
        label="Search scholarships"
        placeholder="Name or sponsor"
      />
      {scholarships.length === 0 ? (
        <EmptyState
          icon={IconCoin}
          title={noneInWords(search).title}
          action={
            (q || search.show) && (
              <LinkButton to={to} search={{}} variant="default" replace>
                Show all
              </LinkButton>
            )
          }
        >
          {noneInWords(search).about}
        </EmptyState>
      ) : (
        <FirstRows
          rows={scholarships}
          first={10}
          after={<MoreRows shown={scholarships.length} pages={pages} />}
        >
          {(shown) => <ManagedTable scholarships={shown} />}
        </FirstRows>
      )}
      <ScholarshipImports />
    </Stack>
  )
}
