import type { RosterView } from '@bearings/domain/advising/views/schema'
import { useMutation, useQuery } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { call, mutation } from '#platform/queries/api.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { knownCriteria } from '../criteria/known-criteria.ts'
import { type RosterSearch, rosterSearch } from '../students/roster-search.ts'
import { viewsQuery } from './use-columns.ts'

/** Returns the saved views, and the one whose filter is shown now, if its columns are shown as well or not. */
export function useViews(search: RosterSearch) {
  const { data, isError, refetch } = useQuery(viewsQuery)
  const views = data?.views ?? []
  const shown = asText(search)
  const opened = views.find(({ filter }) => asText(filter) === shown)
  const columns = search.columns ?? []
  const isAsSaved = opened?.columns.join() === columns.join()
  return { views, opened, isAsSaved, isMissing: isError && !data, refetch }
}

/** Returns the search for what a view shows. */
export function searchOf({ filter, columns }: Pick<RosterView, 'filter' | 'columns'>): RosterSearch {
  return { ...rosterSearch(filter), ...(columns.length > 0 && { columns }) }
}

export function savedOf({ columns = [], ...filter }: RosterSearch): Pick<RosterView, 'filter' | 'columns'> {
  return { filter, columns }
}

/** Two searches with the same text show the same. */
function asText(search: object): string {
  const { ask, columns: _columns, ...known } = rosterSearch({ ...search })
  return JSON.stringify([inOrder(known), ask && inOrder(knownCriteria(ask))])
}

const inOrder = (search: object) =>
  Object.entries(search).toSorted(([one], [other]) => one.localeCompare(other, 'en'))

export function useSaveView(onSaved: (view: RosterView) => void) {
  return useMutation({
    ...mutation('POST /advising/views'),
    onSuccess: (view) => {
      notify({ title: `Saved: ${view.name}` })
      onSaved(view)
    },
  })
}

export function useChangeView() {
  return useMutation(mutation('PATCH /advising/views/{id}', 'The view was not saved'))
}

/** Deletes a view at once. The toast offers to undo it. */
export function useDeleteView() {
  const restore = useMutation(mutation('POST /advising/views', 'The view was not restored'))
  const remove = useMutation({
    ...mutation('DELETE /advising/views/{id}', 'The view was not deleted'),
    mutationFn: ({ id }: RosterView) => call('DELETE /advising/views/{id}', { id }),
    onSuccess: (_, { id: _id, ...view }) =>
      notifyWithUndo(`Deleted: ${view.name}`, () => restore.mutate(view)),
  })
  return (view: RosterView) => remove.mutate(view)
}
