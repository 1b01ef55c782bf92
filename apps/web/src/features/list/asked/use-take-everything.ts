import { type AskedOfList, countInWords } from '@bearings/domain/progress/asked-of-list'
import { useMutation } from '@tanstack/react-query'
import { sentNow } from '#platform/queries/api.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'

/** Adds what all colleges of a list ask for. One press more takes it back. */
export function useTakeEverything() {
  const undo = useMutation(sentNow('POST /schools/list/asked/undo', 'Not undone'))
  const take = useMutation({
    ...sentNow('POST /schools/list/asked', 'Nothing added'),
    onSuccess: (taken) => {
      const { essays, items } = taken
      const words = countInWords({ essays: essays.length, items: items.length })
      notifyWithUndo(words === '' ? 'Done' : `${words} added`, () => undo.mutate(taken))
    },
  })
  return {
    isTaking: take.isPending,
    take: ({ schools, entryIds }: AskedOfList, onDone: () => void) =>
      take.mutate(
        {
          schools: entryIds.map((entryId) => {
            const changes = schools.find((one) => one.entryId === entryId)?.changes
            return {
              entryId,
              add: changes?.add.map(({ kind }) => kind) ?? [],
              remove: changes?.remove.map(({ id }) => id) ?? [],
            }
          }),
        },
        { onSuccess: onDone },
      ),
  }
}
