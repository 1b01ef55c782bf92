import { say } from '@bearings/domain/say'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { auth } from '#platform/session/auth-client.ts'
import { codeOf, messageOf, unwrap } from './auth-words.ts'

/** Whether this browser can use passkeys. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window
}

/** Signs in with a passkey, which also meets the step after a password. */
export function usePasskey() {
  const router = useRouter()
  return useMutation({
    mutationFn: async () => unwrap(await auth.signInWithPasskey()),
    onSuccess: () => router.invalidate(),
  })
}

/** Says why a passkey was not used or added. What the browser says of a canceled one tells nobody what to do. */
export function passkeyWords(error: Error): string {
  const code = codeOf(error)
  if (code === 'webauthn_verification_failed')
    return say('This passkey does not belong to an account here. It may have been removed.')
  const isServers = code !== undefined && /^[a-z]/.test(code)
  return isServers
    ? messageOf(error, say('Please try again.'))
    : say('No passkey was used. Please try again.')
}
