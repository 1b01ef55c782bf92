import { useMutation } from '@tanstack/react-query'
import { mutation } from '#platform/api.ts'

export function useChangeMe() {
  return useMutation(mutation('PATCH /me'))
}
