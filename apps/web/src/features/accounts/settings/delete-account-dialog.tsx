import { say } from '@bearings/domain/say'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { query } from '#platform/queries/api.ts'
import { explain } from '#product/explain.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Notice } from '../sign-in/notice.tsx'
import { faultInOwnPassword, PasswordField } from '../sign-in/password-field.tsx'
import { useRequestErasure } from './use-erasure.ts'

/**
 * Confirms the deletion of the account twice: first with a warning, then with the password. Who signs in with their school
 * may have none, and proves otherwise that it is them.
 */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [sure, setSure] = useState(false)
  const hasPassword = useQuery(query('GET /me/sign-in')).data?.hasPassword ?? true
  const form = useCheckedForm({
    initialValues: { password: '' },
    validate: hasPassword ? { password: faultInOwnPassword } : {},
  })
  const { erase, dialog } = useRequestErasure(onClose)
  const warning = say(
    'Everything you have written and saved here will be permanently deleted in 14 days. Until then, you can change your mind.',
  )

  if (dialog) return dialog
  if (!sure)
    return (
      <ConfirmDialog
        title={say('Delete your account?')}
        action={say('Continue')}
        cancel={say('Keep my account')}
        onCancel={onClose}
        onConfirm={() => setSure(true)}
      >
        {warning}
      </ConfirmDialog>
    )

  return (
    <FormDialog
      title={say('Are you sure?')}
      submit={say('Delete my account')}
      cancel={say('Keep my account')}
      isPending={erase.isPending}
      isDestructive
      onSubmit={form.onSubmit((given) => erase.mutate(hasPassword ? given : {}))}
      onClose={onClose}
    >
      {hasPassword ? (
        <PasswordField
          label={say('Your password')}
          description={say('We ask so that no one else can do this on your computer.')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
      ) : (
        <Text>{warning}</Text>
      )}
      {erase.error && <Notice>{explain(erase.error)}</Notice>}
    </FormDialog>
  )
}
