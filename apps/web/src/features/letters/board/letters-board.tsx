import { boardFilters } from '@bearings/domain/letters/board-filters'
import { limits } from '@bearings/domain/letters/options'
import type { Board } from '@bearings/domain/letters/schema'
import { counted } from '@bearings/domain/words'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconMailHeart } from '@tabler/icons-react'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { FilterButtons } from '#ui/filter-buttons.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { MoreRows } from '#ui/more-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { BoardLine } from './board-line.tsx'
import { boardPages } from './board-pages.ts'
import type { BoardSearch } from './board-search.ts'
import { partWords } from './words.ts'

/** The letters of an advisor's students who show them, and who is asked most. */
export function LettersBoard({ search }: { search: BoardSearch }) {
  const pages = useSuspenseInfiniteQuery(boardPages(search))
  const rows = pages.data.pages.flatMap((page) => page.rows)
  const { total, teachers } = pages.data.pages.at(-1)!
  const found = counted(total, 'recommender')
  const navigate = useNavigate()
  const show = (to: BoardSearch) => void navigate({ to: '/advisor/letters', search: to })
  const part = search.part ?? 'open'
  return (
    <Stack gap="lg" maw="var(--width-wide)">
      <PageHeader title="Letters" count={total > 0 && found}>
        {total > 0 && <ExportButton path="/letters/board/export" query={search} fileName="letters.csv" />}
      </PageHeader>
      <FilterButtons
        filters={boardFilters.map((value) => ({ value, name: partWords[value] }))}
        value={part}
        onChange={(chosen) => show({ ...search, part: chosen })}
      />
      {rows.length === 0 ? (
        <EmptyState
          icon={IconMailHeart}
          title="No letters here"
          action={<LinkButton to="/student/advisor">My Students</LinkButton>}
        >
          Requests of students who show you their letters are listed here, and your own letters as their
          counselor.
        </EmptyState>
      ) : (
        <FirstRows
          rows={rows}
          first={15}
          after={pages.hasNextPage && <MoreRows shown={`${rows.length} of ${found}`} pages={pages} />}
        >
          {(shown) => (
            <ResponsiveTable columns={['Student', 'Who writes', 'Status', 'By', 'Right to read', 'Sent']}>
              {shown.map((row) => (
                <BoardLine key={row.recommenderId} row={row} />
              ))}
            </ResponsiveTable>
          )}
        </FirstRows>
      )}
      {teachers.length > 0 && (
        <Teachers
          teachers={teachers}
          chosen={search.contactId}
          onChoose={(contactId) => show({ ...search, contactId })}
        />
      )}
    </Stack>
  )
}

type TeachersProps = {
  teachers: Board['teachers']
  chosen: string | undefined
  onChoose: (contactId: string | undefined) => void
}

/** Who is asked most at an address, and how many letters they said they write. */
function Teachers({ teachers, chosen, onChoose }: TeachersProps) {
  return (
    <Card component="section" aria-labelledby="letter-teachers">
      <Title order={2} id="letter-teachers" mb="xs">
        By teacher
      </Title>
      <ul>
        {teachers.map(({ contactId, name, open, soon, late, most }) => (
          <li key={contactId} className="ruled">
            <Group justify="space-between" gap="xs" py="xs">
              <Text className="wrap-anywhere">
                <strong>{name}</strong>: {open} open, {soon} of them within {limits.soonDays} days
                {late > 0 && `, ${late} late`}
                {most !== null && `; writes ${most} at most${open >= most ? ', full' : ''}`}
              </Text>
              <Button
                size="sm"
                variant="default"
                aria-pressed={chosen === contactId}
                aria-label={chosen === contactId ? 'Show everyone’s' : `Show only ${name}’s`}
                onClick={() => onChoose(chosen === contactId ? undefined : contactId)}
              >
                {chosen === contactId ? 'Show all' : 'Show'}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Card>
  )
}
