import { say } from '@bearings/domain/say'
import { useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { explain } from '#product/explain.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Notice } from '../sign-in/notice.tsx'
import { faultInOwnPassword, PasswordField } from '../sign-in/password-field.tsx'
import { useRequestErasure } from './use-erasure.ts'

/** Confirms the deletion of the account twice: first with a warning, then with the password. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [sure, setSure] = useState(false)
  const form = useCheckedForm({ initialValues: { password: '' }, validate: { password: faultInOwnPassword } })
  const erase = useRequestErasure(onClose)

  if (!sure)
    return (
      <ConfirmDialog
        title={say('Delete your account?')}
        action={say('Continue')}
        cancel={say('Keep my account')}
        onCancel={onClose}
        onConfirm={() => setSure(true)}
      >
        {say(
          'Everything you have written and saved here will be permanently deleted in 14 days. Until then, you can change your mind.',
        )}
      </ConfirmDialog>
    )

  return (
    <FormDialog
      title={say('Are you sure?')}
      submit={say('Delete my account')}
      cancel={say('Keep my account')}
      isPending={erase.isPending}
      isDestructive
      onSubmit={form.onSubmit((given) => erase.mutate(given))}
      onClose={onClose}
    >
      <PasswordField
        label={say('Your password')}
        description={say('We ask so that no one else can do this on your computer.')}
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('password')}
      />
      {erase.error && <Notice>{explain(erase.error)}</Notice>}
    </FormDialog>
  )
}
