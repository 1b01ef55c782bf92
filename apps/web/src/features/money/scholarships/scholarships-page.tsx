import type { Scholarship } from '@bearings/domain/money/scholarships/schema'
import { Stack, Text } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ListFilters } from '#ui/list-filters.tsx'
import { MoreRows } from '#ui/more-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { AddScholarship } from './add-scholarship.tsx'
import { ScholarshipRow } from './scholarship-row.tsx'
import type { ScholarshipsSearch } from './scholarships-search.ts'
import { useScholarships } from './use-scholarships.ts'

const to = '/financial/scholarships' as const

/** The scholarships of the list and the student's own, the best fit first. */
export function ScholarshipsPage({ search }: { search: ScholarshipsSearch }) {
  const { q } = search
  const pages = useSuspenseInfiniteQuery(pagesOf('GET /money/scholarships', search))
  const { data } = pages
  const { data: counts } = useQuery(query('GET /money/scholarships/summary'))
  const { remove } = useScholarships()
  const [doomed, setDoomed] = useState<Scholarship | null>(null)
  const shown = data.pages.flatMap((page) => page.scholarships)

  return (
    <Stack gap="lg" maw={1160}>
      <PageHeader
        title="Scholarships"
        about="The best fit by your profile first, then by date. A usual date comes from earlier years: check the scholarship’s own page."
      >
        <AddScholarship to="POST /money/scholarships" />
      </PageHeader>
      <ListFilters
        to={to}
        search={search}
        filters={[
          { name: 'All', count: counts?.all },
          { name: 'May fit', show: 'fits', count: counts?.fits },
          { name: 'Saved', show: 'saved', count: counts?.saved },
          { name: 'Added by you', show: 'own', count: counts?.own },
          { name: 'Past', show: 'past', count: counts?.past },
        ]}
        label="Search scholarships"
        placeholder="Name, sponsor or what it requires"
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={IconCoin}
          title={q ? 'No scholarship matches' : search.show === 'past' ? 'None is past' : 'Nothing here yet'}
          action={
            <LinkButton to={to} search={{}} variant="default" replace>
              Show all
            </LinkButton>
          }
        >
          {q
            ? 'Try fewer letters, or search all scholarships.'
            : search.show === 'past'
              ? 'A scholarship moves here when its date has passed.'
              : 'Save a scholarship, or add one from your school, a club or an employer.'}
        </EmptyState>
      ) : (
        <FirstRows rows={shown} first={10} after={<MoreRows shown={shown.length} pages={pages} />}>
          {(first) => (
            <ul className="panel" aria-label="Scholarships">
              {first.map((scholarship) => (
                <ScholarshipRow key={scholarship.id} scholarship={scholarship} onDelete={setDoomed} />
              ))}
            </ul>
          )}
        </FirstRows>
      )}
      <Text size="sm" c="dimmed">
        No scholarship that is worth your time charges a fee.
      </Text>
      {doomed && (
        <ConfirmDialog
          title="Delete scholarship"
          action="Delete"
          onCancel={() => setDoomed(null)}
          onConfirm={() => {
            remove.mutate({ id: doomed.id })
            setDoomed(null)
          }}
        >
          {`${doomed.name} and its date will be permanently deleted.`}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
