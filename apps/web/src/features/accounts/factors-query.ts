import { queryOptions } from '@tanstack/react-query'
import { auth } from '#platform/session/auth-client.ts'
import { unwrap } from './sign-in/auth-words.ts'

/** The account's authenticator apps. An app counts as added once one of its codes was verified. */
export const factorsQuery = queryOptions({
  queryKey: ['auth', 'factors'],
  queryFn: async () => unwrap(await auth.mfa.listFactors()),
})
