import { broken } from '@bearings/domain/failure'
import type { AdditionRule } from '@bearings/domain/list/options'
import { counted } from '@bearings/domain/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { explain, loadRuleWords } from '#product/explain.ts'
import { changeList } from './school-cache.ts'

/** Adds several schools to the list in one request. Those that are refused do not stop the others. */
export function useAddAll() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('POST /schools/list/additions', 'The schools were not added'),
    onSuccess: async ({ added, refused: [refused] }) => {
      await changeList(queryClient, (entries) => [...entries, ...added])
      if (refused) await loadRuleWords()
      const { length } = added
      if (!refused)
        return notify({ title: `${counted(length, 'school')} ${length === 1 ? 'is' : 'are'} on your list` })
      notify({ title: 'Not all of them were added', message: refusalInWords(refused.rule), color: 'coral' })
    },
  })
}

/** @param rule `null` for a school that the catalog does not offer. */
export function refusalInWords(rule: AdditionRule | null): string {
  return rule === null ? 'The catalog no longer has this school.' : explain(broken(rule))
}
