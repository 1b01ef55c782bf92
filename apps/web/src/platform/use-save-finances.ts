import { useMutation } from '@tanstack/react-query'
import { mutation } from './queries/api.ts'
import { retryWhenReachable } from './reachability.ts'

/** Saves where a student lives and whether they will ask for aid, at once and without a form. */
export function useSaveFinances() {
  return useMutation({
    ...mutation('PATCH /money/finances', 'Not saved'),
    retry: retryWhenReachable,
  })
}
