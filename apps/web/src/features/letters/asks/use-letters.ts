import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { query, sentNow } from '#platform/queries/api.ts'

/** The student's requests, brag sheet, and answer about reading letters. */
export function useLetters() {
  return useSuspenseQuery(query('GET /letters')).data
}

export function useRemind() {
  return useMutation({
    ...sentNow('POST /letters/asks/{id}/remind', 'Not reminded'),
    onSuccess: () =>
      notify({ title: 'Reminder sent', message: 'It goes out with their next email, once a day.' }),
  })
}

export function useWithdraw() {
  return useMutation({
    ...sentNow('POST /letters/asks/{id}/withdraw', 'Not taken back'),
    onSuccess: () => notify({ title: 'Request taken back' }),
  })
}
