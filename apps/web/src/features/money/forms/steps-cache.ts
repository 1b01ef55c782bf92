import type { Input } from '@bearings/domain/contract'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { updateOptimistically } from '#platform/queries/optimistic.ts'

const { queryKey } = query('GET /money/steps')

/** Shows a step as done or not before the server has answered. A step that is already done keeps its time. */
export function showStep(queryClient: QueryClient, { step, done }: Input<'PUT /money/steps/{step}'>) {
  return updateOptimistically(queryClient, queryKey, (before) => ({
    ...before,
    steps: before.steps.map((each) =>
      each.step === step
        ? { ...each, doneAt: done ? (each.doneAt ?? new Date().toISOString()) : null }
        : each,
    ),
  }))
}

/** Returns whether a step is done, according to this device's cache. */
export function stepIn(queryClient: QueryClient, step: string): { done: boolean } | undefined {
  const known = queryClient.getQueryData(queryKey)?.steps.find((each) => each.step === step)
  return known && { done: known.doneAt !== null }
}
