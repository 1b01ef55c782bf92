import { bounds } from '@bearings/domain/accounts/options'
import { faultInEmail } from '@bearings/domain/field-bounds'
import type { PersonPage } from '@bearings/domain/people/schema'
import { Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { CheckFields, checkedOf, useCheckForm } from './check-fields.tsx'

type Props = { person: PersonPage; onClose: () => void }

export function EmailDialog({ person, onClose }: Props) {
  const { id, fullName, email: present, isConfirmed } = person
  const form = useCheckForm({ email: '' }, { email: faultInEmail })
  const change = useMutation({
    ...mutation('POST /people/{id}/email'),
    onSuccess: () => {
      onClose()
      notify({ title: isConfirmed ? 'Both mailboxes have been told' : 'Confirmation sent' })
    },
    onError: form.refusal('Not done'),
  })
  return (
    <FormDialog
      title={`Change ${fullName}’s email`}
      submit="Change Email"
      isPending={change.isPending}
      onSubmit={form.onSubmit(({ email, ...values }) =>
        change.mutate({ id, email: email.trim(), ...checkedOf(values) }),
      )}
      onClose={onClose}
    >
      <Text>
        {isConfirmed
          ? `The new address gets a link to confirm it, and ${present} a link to object. The new one is used in 24 hours, once it is confirmed and unless there is an objection.`
          : `${present} was never confirmed, so it is replaced at once and told nothing. The new address gets a link that confirms it and opens the account with the password chosen at sign-up.`}
      </Text>
      <TextInput
        label="New email"
        type="email"
        autoComplete="off"
        maxLength={bounds.address.max}
        {...form.getInputProps('email')}
      />
      <CheckFields form={form as never} />
    </FormDialog>
  )
}
