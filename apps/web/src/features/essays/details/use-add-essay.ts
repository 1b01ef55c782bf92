import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '../../../platform/api.ts'
import { explain } from '../../../platform/explain.ts'
import { notify } from '../../../platform/notify.ts'
import { announce } from '../essay-news.ts'
import { changeList, takeIn } from '../essays-cache.ts'

export function useAddEssay() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('POST /essays'),
    // Without a network it says so at once, and what is typed stays.
    networkMode: 'always',
    onSuccess: (essay) => {
      const { content: _, ...summary } = essay
      changeList(queryClient, (essays) => [summary, ...essays])
      takeIn(queryClient, essay)
      announce()
      notify({ title: 'Essay added successfully!' })
    },
    onError: (error) => notify({ title: `Failed to add essay: ${explain(error)}`, color: 'coral' }),
  })
}
