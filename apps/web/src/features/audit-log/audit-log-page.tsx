import type { AuditEntry } from '@bearings/domain/audit-log/schema'
import { withFullYear } from '@bearings/domain/calendar-dates'
import { counted } from '@bearings/domain/words'
import { Card, Group, NativeSelect, Stack, Text, TextInput, type TextInputProps } from '@mantine/core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { momentIn } from '#platform/dates.ts'
import { searchedDay } from '#platform/navigation/searched-day.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { useMe } from '#platform/session/me.ts'
import { ExportButton } from '#ui/export-button.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { MoreRows } from '#ui/more-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { SearchField } from '#ui/search-field.tsx'
import type { AuditSearch } from './audit-search.ts'
import { actionInWords, detailInWords } from './words.ts'

/** The audit log: who did what to whom, and when. Nobody can change it. */
export function AuditLogPage({ search }: { search: AuditSearch }) {
  const pages = useSuspenseInfiniteQuery(pagesOf('GET /audit-log', search))
  const { data } = pages
  const entries = data.pages.flatMap((page) => page.entries)
  const { days } = data.pages[0]!
  const count = `${entries.length} ${pages.hasNextPage ? 'shown, the latest first' : 'in all'}`

  return (
    <Stack gap="lg">
      <PageHeader
        title="Audit log"
        about={`Who did what to whom and when, kept for ${counted(days, 'day')}. Nobody can change it.`}
      >
        <ExportButton path="/audit-log/export" query={search} fileName="audit-log.csv" />
      </PageHeader>
      <AuditFilter search={search} actions={data.pages[0]!.actions} />
      <FirstRows
        rows={entries}
        first={15}
        after={<MoreRows shown={entries.length > 0 ? count : ''} pages={pages} />}
      >
        {(shown) =>
          shown.length === 0 ? (
            <Card>
              <Text>
                {Object.values(search).some((value) => value !== undefined)
                  ? 'Nothing matches. Try another name, other days, or any action.'
                  : `Nothing has been recorded in the last ${counted(days, 'day')}.`}
              </Text>
            </Card>
          ) : (
            <AuditTable entries={shown} />
          )
        }
      </FirstRows>
    </Stack>
  )
}

function AuditFilter({ search, actions }: { search: AuditSearch; actions: string[] }) {
  const navigate = useNavigate()
  const show = (changed: AuditSearch) =>
    void navigate({ to: '/admin/audit-log', search: { ...search, ...changed }, replace: true })

  return (
    <Group gap="sm" align="flex-end">
      <SearchField
        label="Search by person"
        placeholder="Name or email"
        value={search.q ?? ''}
        onSearch={(q) => show({ q: q || undefined })}
      />
      <NativeSelect
        aria-label="Action"
        w={{ base: '100%', xs: 220 }}
        data={[
          { value: '', label: 'Any action' },
          ...actions
            .map((action) => ({ value: action, label: actionInWords(action) }))
            .toSorted((one, other) => one.label.localeCompare(other.label)),
        ]}
        value={search.action ?? ''}
        onChange={({ currentTarget }) => show({ action: currentTarget.value || undefined })}
      />
      <DayFilter label="From" day={search.from} max={search.to} onDay={(from) => show({ from })} />
      <DayFilter label="To" day={search.to} min={search.from} onDay={(to) => show({ to })} />
    </Group>
  )
}

type DayFilterProps = Pick<TextInputProps, 'label' | 'min' | 'max'> & {
  day: string | undefined
  onDay: (day: string | undefined) => void
}

/** A day to filter by. While someone types 2026, a browser passes through 0002 and 0202, which are not asked for. */
function DayFilter({ day, onDay, ...props }: DayFilterProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const ask = (date: string) => {
    if (date === '' || searchedDay(date)) onDay(date || undefined)
  }
  return (
    <TextInput
      {...props}
      type="date"
      value={typed ?? day ?? ''}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        ask(currentTarget.value)
      }}
      onBlur={() => {
        if (typed !== null) ask(withFullYear(typed))
        setTyped(null)
      }}
    />
  )
}

const columns = ['When', 'Action', 'By', 'To', 'Detail']

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { timeZone } = useMe()
  return (
    <ResponsiveTable columns={columns}>
      {entries.map(({ id, at, action, actor, target, address, about, detail }) => {
        const words = detailInWords({ action, about, detail })
        // What people do to their own account names them once.
        const other = target?.id === actor?.id ? null : target
        return (
          <tr key={id}>
            <td data-label="When">{momentIn(timeZone, at)}</td>
            <th scope="row">{actionInWords(action)}</th>
            <td data-label="By" data-empty={actor || address ? undefined : true}>
              <Named person={actor} address={address} />
            </td>
            <td data-label="To" data-empty={other ? undefined : true}>
              <Named person={other} />
            </td>
            <td data-label="Detail" data-empty={words === '' || undefined}>
              <Text span size="sm">
                {words}
              </Text>
            </td>
          </tr>
        )
      })}
    </ResponsiveTable>
  )
}

function Named({ person, address = null }: { person: AuditEntry['actor']; address?: string | null }) {
  return (
    <>
      {person?.fullName ?? '–'}{' '}
      <Text span size="sm" c="dimmed">
        {[person?.email, address].filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}
