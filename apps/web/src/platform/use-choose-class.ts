import { classInWords } from '@bearings/domain/class-year'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mutation } from './api.ts'
import { showMe } from './me.ts'
import { notify, notifyFailure } from './notify.ts'
import { whenReached } from './reach.ts'
import { useToday } from './use-today.ts'

/**
 * Saves the student's graduation year. The change is shown at once; offline, it is stored and sent later.
 * @param message The text of the toast once it is saved.
 */
export function useChooseClass(message: ReactNode) {
  const queryClient = useQueryClient()
  const today = useToday()
  return useMutation({
    ...mutation('PUT /me/graduation-year'),
    retry: whenReached,
    onMutate: async (chosen) => ({ undo: await showMe(queryClient, chosen) }),
    onSuccess: (me) => notify({ title: classInWords(me.graduationYear!, today), message }),
    onError: (error, _, shown) => {
      shown?.undo()
      notifyFailure('Your class could not be saved', error)
    },
  })
}
