import { say } from '@bearings/domain/say'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { auth } from '#platform/session/auth-client.ts'
import { unwrap } from '../sign-in/auth-words.ts'
import { hasPasskeys, passkeyWords } from '../sign-in/passkeys.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useRefreshFactors } from './use-factors.ts'
import { useProof } from './use-proof.tsx'

/** The button that adds a passkey, and the recovery codes that come with the first factor of an account. */
export function AddPasskey() {
  const { withProof, dialog } = useProof()
  const refresh = useRefreshFactors()
  const add = useMutation({
    mutationFn: async () => {
      await withProof(async () => unwrap(await auth.registerPasskey()))
      // The present token does not say yet that a second factor was shown.
      unwrap(await auth.refreshSession())
      // The passkey counts from here on, so a failure to make codes must not look like a failure to add it.
      const { data } = await auth.mfa.recoveryCodes.generate()
      return data?.codes ?? []
    },
    onSuccess: async () => {
      await refresh()
      notify({ title: say('Passkey added') })
    },
    onError: (error) => notify({ title: say('Not added'), message: passkeyWords(error), color: 'coral' }),
  })
  if (!hasPasskeys()) return null
  return (
    <>
      <Button variant="default" loading={add.isPending} onClick={() => add.mutate()}>
        {say('Add passkey')}
      </Button>
      {add.data && add.data.length > 0 && <RecoveryCodesDialog codes={add.data} onClose={add.reset} />}
      {dialog}
    </>
  )
}
