import { classInWords } from '@bearings/domain/class-year'
import type { Input } from '@bearings/domain/contract'
import { todayIn } from '@bearings/domain/today'
import type { QueryClient } from '@tanstack/react-query'
import { call, query } from '#platform/api.ts'
import { showAtOnce } from '#platform/optimistic.ts'
import { kind } from '#platform/waiting/kind.ts'

const { queryKey } = query('GET /me')

/** Shows the student's class as chosen before the server has answered. */
export function showClass(queryClient: QueryClient, { graduationYear }: Input<'PUT /me/graduation-year'>) {
  return showAtOnce(queryClient, queryKey, (me) => ({ ...me, graduationYear }))
}

/** The class that a student has chosen, kept until it is sent. */
export const classChange = kind<'PUT /me/graduation-year'>({
  write: 'PUT /me/graduation-year',
  known: (queryClient) => queryClient.getQueryData(queryKey),
  now: () => call('GET /me'),
  show: showClass,
  nameOf: () => 'Your class',
  words: (_, value) => (value === null ? 'No class' : classInWords(value as number, todayHere())),
})

function todayHere(): string {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
}
