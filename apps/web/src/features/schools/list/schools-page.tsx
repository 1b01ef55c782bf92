import { countSent } from '@bearings/domain/schools/list/rules'
import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { Button, Stack, Text, Title } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { query } from '../../../platform/api.ts'
import { useToday } from '../../../platform/use-today.ts'
import { useChangeEntry } from '../use-change-entry.ts'
import { useOwnScores } from '../use-own-scores.ts'
import { useRemoveSchool } from '../use-remove-school.ts'
import { arranged } from './arrange.ts'
import { BindingWarning } from './binding-warning.tsx'
import { EmptyList } from './empty-list.tsx'
import type { ListSearch } from './list-search.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { SchoolsTable } from './schools-table.tsx'
import { useOpener } from './use-opener.ts'
import classes from './schools-page.module.css'

const loadAdding = () => import('../add/add-school-dialog.tsx')
const AddSchoolDialog = lazy(async () => ({ default: (await loadAdding()).AddSchoolDialog }))
const RemoveSchoolDialog = lazy(async () => ({
  default: (await import('./remove-school-dialog.tsx')).RemoveSchoolDialog,
}))

/** My School List. */
export function SchoolsPage({ search }: { search: ListSearch }) {
  const { data: entries } = useSuspenseQuery(query('GET /schools/list'))
  const { sat } = useOwnScores()
  const today = useToday()
  const changeEntry = useChangeEntry()
  const removeSchool = useRemoveSchool()
  const shown = arranged(entries, search)
  const [removing, setRemoving] = useState<ListEntry | null>(null)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useOpener()

  const setAdding = (add: true | undefined) => {
    if (add) opener.remember()
    else opener.giveBack()
    void navigate({ to: '/schools', search: { ...search, add }, replace: !add })
  }

  return (
    <Stack gap="lg" className={classes.page}>
      <header className={classes.header}>
        <div>
          <Title order={1} ref={heading} tabIndex={-1} className={classes.heading}>
            My School List
          </Title>
          {entries.length > 0 && <Text c="dimmed">{summary(entries)}</Text>}
        </div>
        {entries.length > 0 && (
          <Button
            className={classes.add}
            leftSection={<IconPlus size={18} stroke={1.75} />}
            onClick={() => setAdding(true)}
            onMouseEnter={() => void loadAdding()}
            onFocus={() => void loadAdding()}
          >
            Add School
          </Button>
        )}
      </header>
      <BindingWarning entries={entries} />
      {entries.length === 0 ? (
        <EmptyList onAdd={() => setAdding(true)} onIntent={() => void loadAdding()} />
      ) : (
        <>
          <ListToolbar entries={entries} search={search} />
          {shown.length === 0 && <Text c="dimmed">No school on your list is {search.status} now.</Text>}
          <SchoolsTable
            entries={shown}
            you={sat}
            today={today}
            onStatus={({ id }, status) => changeEntry.mutate({ id, status })}
            onRemove={(entry) => {
              opener.remember()
              setRemoving(entry)
            }}
          />
        </>
      )}
      <Link to="/schools/trash" className={classes.trash}>
        <IconTrash size={16} stroke={1.75} aria-hidden /> Trash
      </Link>
      <Suspense>
        {search.add && <AddSchoolDialog onClose={() => setAdding(undefined)} />}
        {removing && (
          <RemoveSchoolDialog
            name={removing.name}
            onCancel={() => {
              setRemoving(null)
              opener.giveBack()
            }}
            onConfirm={() => {
              removeSchool.mutate({ id: removing.id })
              setRemoving(null)
              opener.giveBack(heading.current)
            }}
          />
        )}
      </Suspense>
    </Stack>
  )
}

function summary(entries: ListEntry[]): string {
  const submitted = countSent(entries)
  const schools = entries.length === 1 ? '1 school' : `${entries.length} schools`
  return submitted > 0 ? `${schools}, ${submitted} submitted` : schools
}
