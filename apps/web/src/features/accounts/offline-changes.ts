import { classInWords } from '@bearings/domain/class-year'
import { todayIn } from '@bearings/domain/today'
import { changeKind } from '#platform/offline-queue/change-kind.ts'
import { call, query } from '#platform/queries/api.ts'
import { showMe } from '#platform/session/me.ts'

const { queryKey } = query('GET /me')

/** The class that a student has chosen, stored until it is sent. */
export const classChange = changeKind<'PUT /me/graduation-year'>({
  write: 'PUT /me/graduation-year',
  known: (queryClient) => queryClient.getQueryData(queryKey),
  now: () => call('GET /me'),
  show: showMe,
  nameOf: () => 'Your class',
  words: (_, value) => (value === null ? 'No class' : classInWords(value as number, todayHere())),
})

function todayHere(): string {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
}
