import { roleInWords } from '@bearings/domain/role-names'
import { useMutation } from '@tanstack/react-query'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

/** Returns an admin's actions on an account, each with its toast. */
export function usePersonActions(onDone: () => void) {
  const succeeded = (title: string) => {
    onDone()
    notify({ title })
  }
  const onError = (error: Error) => notifyFailure('Not changed', error)

  return {
    approve: useMutation({
      ...mutation('POST /people/{id}/approve'),
      onSuccess: ({ fullName }) => succeeded(`${fullName} is approved`),
      onError,
    }),
    enable: useMutation({
      ...mutation('POST /people/{id}/enable'),
      onSuccess: ({ fullName }) => succeeded(`${fullName} can sign in again`),
      onError,
    }),
    setRole: useMutation({
      ...mutation('PUT /people/{id}/role'),
      onSuccess: ({ fullName, role }) => succeeded(`${fullName} is now ${roleInWords(role)}`),
      onError,
    }),
  }
}
