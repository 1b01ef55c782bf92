import type { ChecklistChanges, ChecklistItem, TakenChanges } from '@bearings/domain/list/checklist/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePage, showItem } from '#colleges/adding/school-cache.ts'
import { call, mutation, sentNow } from '#platform/queries/api.ts'
import { takeBack } from '#platform/queries/optimistic.ts'
import { scopeOf } from '#platform/queries/scope.ts'
import { retryWhenReachable } from '#platform/reachability.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'

type Placed = ChecklistItem & { index: number }

/** Returns functions that check off, add, rename and remove checklist items, and take what is offered. Each change is shown at once. */
export function useChecklist(id: string) {
  const queryClient = useQueryClient()
  const changeItems = (change: (items: ChecklistItem[]) => ChecklistItem[]) =>
    changePage(queryClient, id, (page) => ({ ...page, items: change(page.items) }))

  const add = useMutation({
    ...sentNow('POST /schools/list/{id}/checklist', 'Not added'),
    onSuccess: (item, { index }) => changeItems((items) => items.toSpliced(index ?? items.length, 0, item)),
  })

  const change = useMutation({
    ...mutation('PATCH /schools/list/{id}/checklist/{itemId}'),
    retry: retryWhenReachable,
    onMutate: async (changes) => ({ undo: await showItem(queryClient, changes) }),
    onError: takeBack('Not saved'),
  })

  const remove = useMutation({
    mutationFn: ({ id: itemId }: Placed) =>
      call('DELETE /schools/list/{id}/checklist/{itemId}', { id, itemId }),
    meta: { writes: ['DELETE /schools/list/{id}/checklist/{itemId}'] },
    // Sent in the same queue as the other changes, because a change sent after its item was removed would be
    // refused.
    scope: scopeOf('DELETE /schools/list/{id}/checklist/{itemId}'),
    onMutate: async (removed) => ({
      undo: await changeItems((items) => items.filter((item) => item.id !== removed.id)),
    }),
    onSuccess: (_, removed) => {
      const { id: _removedId, ...item } = removed
      notifyWithUndo(`“${removed.label}” removed from the checklist`, () => add.mutate({ ...item, id }))
    },
    onError: takeBack('Not removed'),
  })

  const take = useMutation({
    ...sentNow('POST /schools/list/{id}/checklist/changes', 'Checklist not changed'),
    onSuccess: (taken) => changePage(queryClient, id, (page) => ({ ...page, ...taken })),
  })

  return {
    take: (changes: TakenChanges) => take.mutate({ id, ...changes }),
    isTaking: take.isPending,
    add: (item: Pick<ChecklistItem, 'label' | 'dueOn'> & { kind?: ChecklistItem['kind'] }) =>
      add.mutateAsync({ id, ...item }),
    isAdding: add.isPending,
    change: (itemId: string, changes: ChecklistChanges) => change.mutate({ id, itemId, ...changes }),
    /** Its index is where Undo puts it back. */
    remove: (item: Placed) => remove.mutate(item),
  }
}
