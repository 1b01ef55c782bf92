import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { auth } from '#platform/auth-client.ts'
import { notify } from '#platform/notify.ts'
import { messageOf, unwrap } from '../sign-in/auth-words.ts'
import { withoutSpaces } from '../sign-in/code-field.tsx'
import type { WithProof } from './use-proof.tsx'

const key = ['auth', 'factors']

/** The authenticator apps of this account; `added` when a code has shown that it works. */
export function useFactors() {
  return useQuery({ queryKey: key, queryFn: async () => unwrap(await auth.mfa.listFactors()) })
}

/** Makes a new secret. An app is added only when a code from it is given: see `useConfirmFactor`. */
export function useStartFactor(withProof: WithProof) {
  return useMutation({
    mutationFn: async () => {
      const { all } = unwrap(await auth.mfa.listFactors())
      // Replaces an unfinished setup.
      for (const { id, status } of all)
        if (status === 'unverified') unwrap(await auth.mfa.unenroll({ factorId: id }))
      const added = all
        .filter(({ status }) => status === 'verified')
        .map(({ friendly_name }) => friendly_name)
      const friendlyName = freeName(added)
      const factor = { factorType: 'totp', friendlyName, issuer: 'Bearings' } as const
      return withProof(async () => unwrap(await auth.mfa.enroll(factor)))
    },
  })
}

export function useConfirmFactor(onConfirmed: () => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ factorId, code }: { factorId: string; code: string }) =>
      unwrap(await auth.mfa.challengeAndVerify({ factorId, code: withoutSpaces(code) })),
    onSuccess: async () => {
      await refresh()
      notify({ title: 'Two-factor sign-in is on', message: 'All other devices have been signed out.' })
      onConfirmed()
    },
  })
}

export function useRemoveFactor(withProof: WithProof) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (factorId: string) => {
      await withProof(async () => unwrap(await auth.mfa.unenroll({ factorId })))
      // The token at hand still says that a code was given.
      unwrap(await auth.refreshSession())
    },
    onSuccess: async () => {
      await refresh()
      notify({ title: 'Authenticator app removed' })
    },
    onError: (error) =>
      notify({ title: 'Not removed', message: messageOf(error, 'Please try again.'), color: 'coral' }),
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: key }),
      queryClient.invalidateQueries({ queryKey: query('GET /me').queryKey }),
      queryClient.invalidateQueries({ queryKey: query('GET /sessions').queryKey }),
    ])
}

function freeName(taken: readonly (string | undefined)[]): string {
  const names = Array.from(
    { length: taken.length + 1 },
    (_, at) => `Authenticator app${at === 0 ? '' : ` ${at + 1}`}`,
  )
  return names.find((name) => !taken.includes(name)) ?? 'Authenticator app'
}
