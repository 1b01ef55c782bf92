import type { SavedSearch } from '@bearings/domain/colleges/find/schema'
import { useMutation, useQuery } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { call, mutation, query } from '#platform/queries/api.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { type FindSearch, findSearch } from './find-search.ts'

export function useSavedSearches(search: FindSearch) {
  const { data: saved = [] } = useQuery(query('GET /schools/find/searches'))
  const shown = asText(search)
  return { saved, current: saved.find(({ filters }) => asText(filters) === shown) }
}

function asText(search: FindSearch): string {
  return JSON.stringify(findSearch(search))
}

export function useSaveSearch(onSaved: () => void) {
  return useMutation({
    ...mutation('POST /schools/find/searches'),
    onSuccess: ({ name }) => {
      notify({ title: `Saved: ${name}` })
      onSaved()
    },
  })
}

export function useChangeSearch() {
  return useMutation({
    ...mutation('PATCH /schools/find/searches/{id}', 'The search was not saved'),
    onSuccess: ({ name }) => notify({ title: `Saved: ${name}` }),
  })
}

/** Deletes a saved search at once. The toast offers to undo it. */
export function useDeleteSearch() {
  const restore = useMutation(mutation('POST /schools/find/searches', 'The search was not restored'))
  const remove = useMutation({
    ...mutation('DELETE /schools/find/searches/{id}', 'The search was not deleted'),
    mutationFn: ({ id }: SavedSearch) => call('DELETE /schools/find/searches/{id}', { id }),
    onSuccess: (_, { name, filters }) =>
      notifyWithUndo(`Deleted: ${name}`, () => restore.mutate({ name, filters })),
  })
  return (search: SavedSearch) => remove.mutate(search)
}
