import { columnsOf, type RosterTable } from '@bearings/domain/advising/views/options'
import { columnsIn } from '@bearings/domain/advising/views/rules'
import type { RosterViews } from '@bearings/domain/advising/views/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { mutation, query } from '#platform/queries/api.ts'
import type { RosterSearch } from '../students/roster-search.ts'

export const viewsQuery = query('GET /advising/views')

/** Returns the columns of a table as the URL has them, and otherwise as the advisor sees them without a view. */
export function useColumns<Table extends RosterTable>(
  table: Table,
  { columns }: RosterSearch,
): readonly (typeof columnsOf)[Table][number][] {
  const { data } = useQuery(viewsQuery)
  const chosen = JSON.stringify(columns ?? data?.usual[table] ?? [])
  // The same columns are the same array, so that no row is rendered again.
  return useMemo(() => columnsIn(table, JSON.parse(chosen) as unknown[]), [table, chosen])
}

/** Keeps the columns of a table that is shown without a view. They are shown at once. */
export function useChooseUsual() {
  const queryClient = useQueryClient()
  return useMutation({
    ...mutation('PUT /advising/columns', 'The columns were not kept'),
    onMutate: ({ by, columns }) => {
      queryClient.setQueryData<RosterViews>(
        viewsQuery.queryKey,
        (before) => before && { ...before, usual: { ...before.usual, [by]: columns } },
      )
    },
  })
}
