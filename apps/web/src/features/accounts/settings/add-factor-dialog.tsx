import { say } from '@bearings/domain/say'
import { Anchor, Center, CopyButton, Skeleton, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { messageOf } from '../sign-in/auth-words.ts'
import { CodeField, faultInCode, withoutSpaces } from '../sign-in/code-field.tsx'
import { Notice } from '../sign-in/notice.tsx'
import { needsProof } from './needs-proof.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useConfirmFactor, useRefreshFactors, useStartFactor } from './use-factors.ts'
import { useProof } from './use-proof.tsx'
import classes from './add-factor-dialog.module.css'

/**
 * The dialog that adds an authenticator app: shows the secret as a QR code and as text, and asks for a first
 * code.
 */
export function AddFactorDialog({ onClose }: { onClose: () => void }) {
  const { withProof, dialog } = useProof()
  const start = useStartFactor(withProof)
  const confirm = useConfirmFactor()
  const refresh = useRefreshFactors()
  const form = useCheckedForm({ initialValues: { code: '' }, validate: { code: faultInCode } })
  const begun = useRef(false)
  const { mutate } = start
  const error = start.error ?? confirm.error

  useEffect(() => {
    // Each start invalidates the previous secret.
    if (!begun.current) mutate(undefined, { onError: (refused) => needsProof(refused) && onClose() })
    begun.current = true
  }, [mutate, onClose])

  if (dialog) return dialog
  if (confirm.data && confirm.data.length > 0)
    return <RecoveryCodesDialog codes={confirm.data} onClose={() => void finish()} />

  return (
    <FormDialog
      title={say('Add authenticator app')}
      submit={say('Verify')}
      isPending={confirm.isPending}
      disabled={!start.data}
      onSubmit={form.onSubmit(({ code }) => {
        if (start.data)
          confirm.mutate(
            { factorId: start.data.id, code: withoutSpaces(code) },
            { onSuccess: (codes) => codes.length === 0 && void finish() },
          )
      })}
      onClose={onClose}
    >
      <Text>
        {say('Scan this with an authenticator app on your phone, then enter the six digits it shows.')}
      </Text>
      <Center mih={184}>
        {start.data ? (
          <img
            src={start.data.totp.qr_code}
            alt={say('QR code with the secret')}
            className={`block outlined rounded ${classes.code}`}
          />
        ) : (
          <Skeleton width={184} height={184} />
        )}
      </Center>
      {start.data && <Secret secret={start.data.totp.secret} />}
      <CodeField data-autofocus {...form.getInputProps('code')} />
      {error && <Notice>{messageOf(error, say('Please try again.'))}</Notice>}
    </FormDialog>
  )

  /** Refreshes the page only now, because until then the dialog shows the recovery codes. */
  async function finish() {
    await refresh()
    notify({
      title: say('Two-factor sign-in is on'),
      message: say('All other devices have been signed out.'),
    })
    onClose()
  }
}

function Secret({ secret }: { secret: string }) {
  return (
    <Text size="sm" c="dimmed">
      {say('Can’t scan it? Enter this key instead: ')}
      <span className={`wrap-anywhere ${classes.secret}`}>{secret}</span>{' '}
      <CopyButton value={secret}>
        {({ copied, copy }) => (
          <Anchor component="button" type="button" size="sm" onClick={copy}>
            {copied ? say('Copied') : say('Copy')}
          </Anchor>
        )}
      </CopyButton>
    </Text>
  )
}
