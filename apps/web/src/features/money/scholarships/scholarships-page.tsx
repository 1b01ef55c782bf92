import type { Scholarship } from '@bearings/domain/money/schema'
import { Stack, Text } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { query } from '#platform/api.ts'
import { loadAhead } from '#platform/load-ahead.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageAction } from '#ui/page-action.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ScholarshipCard } from './scholarship-card.tsx'
import type { ScholarshipsSearch, View } from './scholarships-search.ts'
import { useScholarships } from './use-scholarships.ts'
import classes from './scholarships.module.css'

const loadDialog = () => import('./add-scholarship-dialog.tsx')
const AddScholarshipDialog = lazy(async () => ({ default: (await loadDialog()).AddScholarshipDialog }))

const isIn: Record<View | 'all', (scholarship: Scholarship) => boolean> = {
  all: () => true,
  fits: ({ fit }) => fit !== 'not-met',
  saved: ({ saved }) => saved !== null,
  own: ({ own }) => own,
}

/** Scholarships of the list and the student's own, with how each fits. */
export function ScholarshipsPage({ search: { show } }: { search: ScholarshipsSearch }) {
  const { data: all } = useSuspenseQuery(query('GET /money/scholarships'))
  const { remove } = useScholarships()
  const [isAdding, setAdding] = useState(false)
  const [doomed, setDoomed] = useState<Scholarship | null>(null)
  const shown = all.filter(isIn[show ?? 'all'])
  const chip = (name: string, view: View | undefined) => ({
    to: '/financial/scholarships' as const,
    search: view ? { show: view } : {},
    name,
    count: all.filter(isIn[view ?? 'all']).length,
  })

  return (
    <Stack gap="lg" maw={1000}>
      <PageHeader
        title="Scholarships"
        about="How each fits is read off your profile. What is not verified may have changed: its own page decides."
      >
        <PageAction onClick={() => setAdding(true)} onIntent={() => loadAhead(loadDialog)}>
          Add Scholarship
        </PageAction>
      </PageHeader>
      <FilterChips
        chips={[
          chip('All', undefined),
          chip('May fit', 'fits'),
          chip('Saved', 'saved'),
          chip('Added by you', 'own'),
        ]}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={IconCoin}
          title="Nothing here yet"
          action={
            <LinkButton to="/financial/scholarships" search={{}} variant="default" replace>
              Show all
            </LinkButton>
          }
        >
          Save a scholarship, or add one from your school, a club or an employer.
        </EmptyState>
      ) : (
        <ul className={classes.list} aria-label="Scholarships">
          {shown.map((scholarship) => (
            <ScholarshipCard
              key={scholarship.id}
              scholarship={scholarship}
              onDelete={() => setDoomed(scholarship)}
            />
          ))}
        </ul>
      )}
      <Text size="sm" c="dimmed">
        No scholarship that is worth your time charges a fee.
      </Text>
      <Suspense>{isAdding && <AddScholarshipDialog onClose={() => setAdding(false)} />}</Suspense>
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
          {`${doomed.name} and its date are deleted for good.`}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
