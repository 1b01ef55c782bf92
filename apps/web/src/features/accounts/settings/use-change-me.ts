import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation, query } from '../../../platform/api.ts'

export function useChangeMe() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('PATCH /me'),
    onSuccess: (me) => queryClient.setQueryData(query('GET /me').queryKey, me),
  })
}
