import { useMutation } from '@tanstack/react-query'
import { mutation } from '#platform/queries/api.ts'

export function useChangeMe() {
  return useMutation(mutation('PATCH /me'))
}
