import { Failure } from '@bearings/domain/failure'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '../../../platform/api.ts'
import { explain } from '../../../platform/explain.ts'
import { notify } from '../../../platform/notify.ts'
import { announce } from '../essay-news.ts'
import { takeIn } from '../essays-cache.ts'

/** Saves text and status. When the text was saved elsewhere meanwhile it says nothing: then both are shown. */
export function useSaveText() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('PUT /essays/{id}/text'),
    // Without a network it says so at once; the text is kept on the device.
    networkMode: 'always',
    onSuccess: (essay) => {
      takeIn(queryClient, essay)
      announce()
      notify({ title: 'Essay updated successfully!' })
    },
    onError: (error) => {
      if (!isSavedElsewhere(error))
        notify({ title: `Failed to update essay: ${reason(error)}`, color: 'coral' })
    },
  })
}

export function isSavedElsewhere(error: Error): boolean {
  return error instanceof Failure && error.rule === 'essay-saved-elsewhere'
}

function reason(error: Error): string {
  const isGone = error instanceof Failure && error.code === 'NOT_FOUND'
  return isGone ? 'It has been deleted. Bring it back from the trash, then save again.' : explain(error)
}
