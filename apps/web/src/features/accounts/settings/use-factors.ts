import { say } from '@bearings/domain/say'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { query } from '#platform/queries/api.ts'
import { auth } from '#platform/session/auth-client.ts'
import { factorsQuery } from '../factors-query.ts'
import { messageOf, unwrap } from '../sign-in/auth-words.ts'
import { withoutSpaces } from '../sign-in/code-field.tsx'
import type { WithProof } from './use-proof.tsx'

const codesKey = ['auth', 'recovery-codes']

/** Creates a new secret. The app is added only once a code from it is verified: see `useConfirmFactor`. */
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

/**
 * Verifies the first code. Returns the recovery codes that come with the first app, or none if there are some
 * already.
 */
export function useConfirmFactor() {
  return useMutation({
    mutationFn: async ({ factorId, code }: { factorId: string; code: string }) => {
      unwrap(await auth.mfa.challengeAndVerify({ factorId, code: withoutSpaces(code) }))
      // The app is active from here on, so a failure to create recovery codes must not look like a failure to
      // add it.
      const { data } = await auth.mfa.recoveryCodes.generate()
      return data?.codes ?? []
    },
  })
}

/** Reads how many recovery codes there are and how many are left, once the account has an app. */
export function useRecoveryCodes({ hasApp }: { hasApp: boolean }) {
  return useQuery({
    queryKey: codesKey,
    queryFn: async () => unwrap(await auth.mfa.recoveryCodes.getStatus()),
    enabled: hasApp,
  })
}

export function useNewRecoveryCodes(withProof: WithProof) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => withProof(async () => unwrap(await auth.mfa.recoveryCodes.regenerate()).codes),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: codesKey }),
    onError: (error) =>
      notify({
        title: say('No new codes'),
        message: messageOf(error, say('Please try again.')),
        color: 'coral',
      }),
  })
}

export function useRemoveFactor(withProof: WithProof) {
  const refresh = useRefreshFactors()
  return useMutation({
    mutationFn: async ({ id }: { id: string; name: string }) => {
      await withProof(async () => unwrap(await auth.mfa.unenroll({ factorId: id })))
      // The current token still claims that a second factor was given.
      unwrap(await auth.refreshSession())
    },
    onSuccess: async (_, { name }) => {
      await refresh()
      notify({ title: say('{name} removed', { name }) })
    },
    onError: (error) =>
      notify({
        title: say('Not removed'),
        message: messageOf(error, say('Please try again.')),
        color: 'coral',
      }),
  })
}

/** Returns a function that refetches everything pages show about the account's authenticator apps. */
export function useRefreshFactors() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: factorsQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: codesKey }),
      queryClient.invalidateQueries({ queryKey: query('GET /me').queryKey }),
      queryClient.invalidateQueries({ queryKey: query('GET /sessions').queryKey }),
    ])
}

function freeName(taken: readonly (string | undefined)[]): string {
  const names = Array.from(
    { length: taken.length + 1 },
    (_, at) => `Authenticator app${at === 0 ? '' : ` ${at + 1}`}`,
  )
  return names.find((name) => !taken.includes(name)) ?? say('Authenticator app')
}
