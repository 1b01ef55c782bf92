import { type RosterOrder, rosterOrders } from '@bearings/domain/advising/students/options'
import { Button, Card, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconUserPlus } from '@tabler/icons-react'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { counted } from '#platform/words.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { NoStudents } from './no-students.tsx'
import { rosterPages } from './roster-query.ts'
import type { RosterSearch } from './roster-search.ts'
import { RosterTable } from './roster-table.tsx'

const orderNames: Record<RosterOrder, string> = {
  attention: 'Who needs attention first',
  name: 'Name',
  deadline: 'Next deadline',
  since: 'Newest first',
}

/** All of an advisor's students, to look through. */
export function RosterPage({ search }: { search: RosterSearch }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    rosterPages(search),
  )
  const students = data.pages.flatMap((page) => page.students)
  const total = data.pages.at(-1)!.total

  return (
    <Stack gap="lg">
      <PageHeader title="My Students" about="The numbers count only what each student shares with you.">
        <LinkButton
          to="/advisor/dashboard"
          search={{ tab: 'add' }}
          variant="default"
          leftSection={<Icon of={IconUserPlus} />}
        >
          Add Students
        </LinkButton>
      </PageHeader>
      {(total > 0 || search.q) && <RosterFilter search={search} />}
      {students.length > 0 ? (
        <RosterTable students={students} />
      ) : search.q ? (
        <Card>
          <Text>None of your students matches “{search.q}”. Try fewer letters.</Text>
        </Card>
      ) : (
        <NoStudents />
      )}
      {students.length > 0 && (
        <Group justify="space-between">
          <Text component="output" size="sm" c="dimmed">
            {hasNextPage ? `${students.length} of ${counted(total, 'student')}` : counted(total, 'student')}
          </Text>
          {hasNextPage && (
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          )}
        </Group>
      )}
    </Stack>
  )
}

/** What to look for, and in which order; the address keeps both. */
function RosterFilter({ search }: { search: RosterSearch }) {
  const navigate = useNavigate()
  const [text, setText] = useState(search.q ?? '')
  const show = (next: RosterSearch) => void navigate({ to: '/student/advisor', search: next, replace: true })
  const showSoon = useDebouncedCallback(show, 250)
  const withText = (q: string): RosterSearch => ({ ...search, q: q.trim() || undefined })

  return (
    <Group gap="sm">
      <TextInput
        type="search"
        aria-label="Filter my students"
        placeholder="Name, email or student ID"
        leftSection={<Icon of={IconSearch} />}
        w={{ base: '100%', xs: 320 }}
        maxLength={100}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          showSoon(withText(value))
        }}
      />
      <NativeSelect
        aria-label="Order"
        w={{ base: '100%', xs: 240 }}
        data={rosterOrders.map((order) => ({ value: order, label: orderNames[order] }))}
        value={search.order ?? 'attention'}
        onChange={({ currentTarget: { value } }) =>
          show({
            ...withText(text),
            order: value === 'attention' ? undefined : (value as RosterSearch['order']),
          })
        }
      />
    </Group>
  )
}
