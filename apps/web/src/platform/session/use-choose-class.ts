import { classInWords } from '@bearings/domain/class-year'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { notify } from '../notify.ts'
import { mutation } from '../queries/api.ts'
import { takeBack } from '../queries/optimistic.ts'
import { retryWhenReachable } from '../reachability.ts'
import { useToday } from '../use-today.ts'
import { showMe } from './me.ts'

/**
 * Sets the student's graduation year. A change shows at once. Without a network, it is kept and sent later.
 * @param message What the student is told of it once it is saved; `null` where another message says what came of it.
 */
export function useChooseClass(message: ReactNode) {
  const queryClient = useQueryClient()
  const today = useToday()
  return useMutation({
    ...mutation('PUT /me/graduation-year'),
    retry: retryWhenReachable,
    onMutate: async (chosen) => ({ undo: await showMe(queryClient, chosen) }),
    onSuccess: (me) => {
      if (message !== null) notify({ title: classInWords(me.graduationYear!, today), message })
    },
    onError: takeBack('Your class could not be saved'),
  })
}
