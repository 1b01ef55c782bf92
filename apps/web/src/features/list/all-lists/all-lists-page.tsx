import { Card, Group, Stack, Text } from '@mantine/core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { useMe } from '#platform/session/me.ts'
import { ExportButton } from '#ui/export-button.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import type { ListSearch } from '../overview/list-search.ts'
import { AllListsFilter } from './all-lists-filter.tsx'
import { AllListsTable } from './all-lists-table.tsx'

/** All schools on all students' lists, for an admin to browse. */
export function AllListsPage({ search: { q, status } }: { search: ListSearch }) {
  const { timeZone } = useMe()
  const pages = useSuspenseInfiniteQuery(pagesOf('GET /schools/all-lists', { q, status }))
  const lines = pages.data.pages.flatMap((page) => page.lines)

  return (
    <Stack gap="lg">
      <PageHeader title="All School Lists" about="Manage all student school lists">
        <ExportButton
          path="/schools/all-lists/export"
          query={{ q, status }}
          fileName="all-school-lists.csv"
        />
      </PageHeader>
      <AllListsFilter q={q} status={status} />
      <FirstRows
        rows={lines}
        first={15}
        after={
          <Group justify="space-between">
            <Text component="output" size="sm" c="dimmed">
              {lines.length > 0 &&
                `${lines.length} ${pages.hasNextPage ? 'shown, the latest first' : 'in all'}`}
            </Text>
            <NextPageButton pages={pages}>Show more</NextPageButton>
          </Group>
        }
      >
        {(shown) =>
          shown.length === 0 ? (
            <Card>
              <Text>
                {q || status
                  ? 'No school on any list matches. Try fewer letters, or any status.'
                  : 'No student has a school on their list yet. Schools appear here as students add them.'}
              </Text>
            </Card>
          ) : (
            <AllListsTable lines={shown} timeZone={timeZone} />
          )
        }
      </FirstRows>
    </Stack>
  )
}
