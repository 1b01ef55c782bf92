import { standings } from '@bearings/domain/essays/reads/options'
import type { QueuedEssay } from '@bearings/domain/essays/reads/schema'
import { counted } from '@bearings/domain/words'
import { Card, Group, Stack, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { dateInWords, dayIn } from '#platform/dates.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { useMe } from '#platform/session/me.ts'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { MoreRows } from '#ui/more-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Cell, ResponsiveTable } from '#ui/responsive-table.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { type QueueSearch, standingWords } from './words.ts'

/** All essays that students share with an advisor, those that wait longest first. */
export function QueuePage({ search }: { search: QueueSearch }) {
  const pages = useSuspenseInfiniteQuery(pagesOf('GET /essays/reads', search))
  const essays = pages.data.pages.flatMap((page) => page.essays)
  const { counts } = pages.data.pages.at(-1)!
  const all = standings.reduce((sum, standing) => sum + counts[standing], 0)
  const found = search.standing ? counts[search.standing] : all
  const chip = (name: string, standing: QueueSearch['standing'], count: number) => ({
    to: '/advisor/essays' as const,
    search: { standing },
    name,
    count,
  })
  return (
    <Stack gap="lg" maw={1240}>
      <PageHeader title="Essays" count={counts.asked > 0 && `${counts.asked} waiting`} />
      {all > 0 && (
        <FilterChips
          chips={[
            chip('All', undefined, all),
            ...standings.map((one) => chip(standingWords[one].words, one, counts[one])),
          ]}
        />
      )}
      {essays.length > 0 ? (
        <FirstRows
          rows={essays}
          first={15}
          after={
            <MoreRows
              shown={`${pages.hasNextPage ? `${essays.length} of ` : ''}${counted(found, 'essay')}`}
              pages={pages}
            />
          }
        >
          {(shown) => (
            <ResponsiveTable
              columns={['Essay', 'Student', 'For', 'Status', 'Needed by', { name: 'Words', isFigure: true }]}
            >
              {shown.map((essay) => (
                <QueueLine key={essay.id} essay={essay} search={search} />
              ))}
            </ResponsiveTable>
          )}
        </FirstRows>
      ) : all > 0 ? (
        <Card>
          <Group justify="space-between">
            <Text>No essay is here now.</Text>
            <LinkButton to="/advisor/essays" search={{}} variant="default" replace>
              Show all
            </LinkButton>
          </Group>
        </Card>
      ) : (
        <EmptyState
          icon={IconEye}
          title="No essays yet"
          action={<LinkButton to="/student/advisor">My Students</LinkButton>}
        >
          Essays that students share with you are listed here. Those you are asked to read come first.
        </EmptyState>
      )}
    </Stack>
  )
}

function QueueLine({ essay, search }: { essay: QueuedEssay; search: QueueSearch }) {
  const { id: essayId, studentId, student, promptName, schoolName, standing, since, byOn, words } = essay
  const { timeZone } = useMe()
  const { words: status, tone } = standingWords[standing]
  return (
    <tr>
      <th scope="row">
        <RowLink
          to="/advisor/students/$studentId/essays/$essayId"
          params={{ studentId, essayId }}
          search={{ queue: search.standing ?? 'all' }}
        >
          {promptName}
        </RowLink>
      </th>
      <Cell label="Student" text={student} />
      <Cell label="For" text={schoolName ?? 'Several schools'} />
      <td data-label="Status">
        <Chip tone={tone}>{status}</Chip>
        <span className="detail unbroken">since {dayIn(timeZone, since)}</span>
      </td>
      <td data-label="Needed by" data-empty={!byOn || undefined}>
        <span className="unbroken">{byOn ? dateInWords(byOn) : '–'}</span>
      </td>
      <Cell label="Words" text={words.toLocaleString('en-US')} isFigure />
    </tr>
  )
}
