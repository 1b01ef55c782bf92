import { Stack } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { momentIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { MoreRows } from '#ui/more-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { waitlistPages } from './waitlist-query.ts'

/** The email addresses of people who want to be told of the launch. */
export function WaitlistPage() {
  const { timeZone } = useMe()
  const pages = useSuspenseInfiniteQuery(waitlistPages())
  const { data } = pages
  const entries = data.pages.flatMap((page) => page.entries)
  const { total } = data.pages.at(-1)!
  const header = (
    <PageHeader
      title="Waitlist"
      about="Email addresses that visitors left on the landing page, each listed once."
    >
      {total > 0 && <ExportButton path="/waitlist/export" fileName="waitlist.csv" />}
    </PageHeader>
  )

  if (total === 0)
    return (
      <Stack gap="lg">
        {header}
        <EmptyState icon={IconMail} title="No one on the waitlist yet" action={null}>
          Addresses left under <em>Join the waitlist</em> on the landing page appear here.
        </EmptyState>
      </Stack>
    )
  return (
    <Stack gap="lg">
      {header}
      <ResponsiveTable columns={['Email', 'Joined']}>
        {entries.map(({ email, createdAt }) => (
          <tr key={email}>
            <th scope="row">{email}</th>
            <td data-label="Joined">{momentIn(timeZone, createdAt)}</td>
          </tr>
        ))}
      </ResponsiveTable>
      <MoreRows
        shown={
          pages.hasNextPage ? `${entries.length} of ${total.toLocaleString('en-US')}` : `${total} in all`
        }
        pages={pages}
      />
    </Stack>
  )
}
