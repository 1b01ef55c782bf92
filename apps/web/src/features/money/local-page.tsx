import type { LocalScholarship } from '@bearings/domain/money/local/schema'
import { Anchor, Stack } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Cell, ResponsiveTable } from '#ui/responsive-table.tsx'
import { RowAction } from '#ui/row-action.tsx'
import { AddScholarship, ScholarshipDialog } from './scholarships/add-scholarship.tsx'

const to = 'POST /money/scholarships/local' as const

/** The scholarships of the place that an advisor adds for all their students. */
export function LocalPage() {
  const { data: scholarships } = useSuspenseQuery(query('GET /money/scholarships/local'))
  const [changed, setChanged] = useState<LocalScholarship | null>(null)
  const [doomed, setDoomed] = useState<LocalScholarship | null>(null)
  const remove = useMutation({
    ...mutation('DELETE /money/scholarships/local/{id}', 'Not deleted'),
    onSuccess: () => notify({ title: 'Scholarship deleted' }),
  })
  return (
    <Stack gap="lg" maw={1000}>
      <PageHeader
        title="Local Scholarships"
        about="From your school, your town, its clubs and employers. All your students find them among their scholarships."
      >
        <AddScholarship to={to} />
      </PageHeader>
      {scholarships.length === 0 ? (
        <EmptyState icon={IconCoin} title="No local scholarships yet" action={null}>
          Few students apply for scholarships in their own town.
        </EmptyState>
      ) : (
        <ResponsiveTable columns={['Scholarship', 'Amount', 'Due', 'Actions']}>
          {scholarships.map((each) => (
            <tr key={each.id}>
              <th scope="row">
                {each.url ? (
                  <Anchor href={each.url} target="_blank" rel="noreferrer" fw={600}>
                    {each.name}
                  </Anchor>
                ) : (
                  each.name
                )}
                <span className="detail">{each.sponsor}</span>
              </th>
              <Cell label="Amount" text={each.amount} />
              <Cell label="Due" text={each.deadline && dateInWords(each.deadline)} />
              <td>
                <RowAction action="Edit" name={each.name} onClick={() => setChanged(each)} />
                <RowAction action="Delete" name={each.name} onClick={() => setDoomed(each)} />
              </td>
            </tr>
          ))}
        </ResponsiveTable>
      )}
      <Suspense>
        {changed && <ScholarshipDialog to={to} changed={changed} onClose={() => setChanged(null)} />}
      </Suspense>
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
          {`${doomed.name} will be permanently deleted, also for students who have saved it.`}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
