import { roleInWords } from '@bearings/domain/role-names'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'

/** Returns an admin's actions on an account, each with its toast. */
export function usePersonActions(onDone: () => void) {
  const succeeded = (title: string) => {
    onDone()
    notify({ title })
  }

  return {
    approve: useMutation({
      ...mutation('POST /people/{id}/approve', 'Not changed'),
      onSuccess: ({ fullName }) => succeeded(`${fullName} is approved`),
    }),
    enable: useMutation({
      ...mutation('POST /people/{id}/enable', 'Not changed'),
      onSuccess: ({ fullName }) => succeeded(`${fullName} can sign in again`),
    }),
    setRole: useMutation({
      ...mutation('PUT /people/{id}/role', 'Not changed'),
      onSuccess: ({ fullName, role }) => succeeded(`${fullName} is now ${roleInWords(role)}`),
    }),
  }
}
