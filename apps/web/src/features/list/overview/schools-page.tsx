import { useCallbackRef } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usePreload } from '#platform/loading/preload.ts'
import { AddingDialogs, loadAdding } from './adding-dialogs.tsx'
import type { AskedOfSchool } from './asked-of-school.ts'
import type { ListSearch } from './list-search.ts'
import { SchoolList } from './school-list.tsx'

/** My School List, with the dialogs that add to it. */
export function SchoolsPage({ search, Asked }: { search: ListSearch; Asked: AskedOfSchool }) {
  usePreload(loadAdding)
  const navigate = useNavigate()
  const { add, stage, statuses, labels, sort } = search
  const filters = useMemo(() => ({ stage, statuses, labels, sort }), [stage, statuses, labels, sort])
  const setAdding = useCallbackRef(
    (adding: ListSearch['add']) =>
      void navigate({ to: '/schools', search: { ...filters, add: adding }, replace: !adding }),
  )

  return (
    <>
      <SchoolList search={filters} Asked={Asked} onAdd={setAdding} />
      {add && <AddingDialogs add={add} onAdd={setAdding} />}
    </>
  )
}
