import { useMutation } from '@tanstack/react-query'
import { notifyFailure } from './notify.ts'
import { mutation } from './queries/api.ts'
import { retryWhenReachable } from './reachability.ts'

/** Saves where a student lives and whether they will ask for aid, at once and without a form. */
export function useSaveFinances() {
  return useMutation({
    ...mutation('PATCH /money/finances'),
    retry: retryWhenReachable,
    onError: (error) => notifyFailure('Not saved', error),
  })
}
