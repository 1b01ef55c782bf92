import { bounds } from '@bearings/domain/advising/options'
import type { FoundStudent } from '@bearings/domain/advising/requests/schema'
import { faultInText } from '@bearings/domain/field-bounds'
import { Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { failed } from '../failed.ts'

type Props = { student: FoundStudent; onClose: () => void }

/** The dialog that sends a request to a student who was found, with an optional message. */
export function SendRequestDialog({ student: { id, fullName }, onClose }: Props) {
  const form = useCheckedForm({
    initialValues: { message: '' },
    validate: { message: (message) => faultInText(message, bounds.message) },
  })
  const ask = useMutation({
    ...mutation('POST /advising/requests'),
    onSuccess: () => {
      notify({
        title: 'Request Sent',
        message: 'Your connection request has been sent to the student.',
      })
      onClose()
    },
    onError: (error) => {
      form.showRefusal(error)
      notify({
        title: 'Error',
        message: failed('send connection request', error, 'advisor'),
        color: 'coral',
      })
    },
  })

  return (
    <FormDialog
      title={`Send a request to ${fullName || 'a student'}`}
      submit={ask.isPending ? 'Sending...' : 'Send Request'}
      disabled={ask.isPending}
      onSubmit={form.onSubmit(({ message }) => ask.mutate({ studentId: id, message }))}
      onClose={onClose}
    >
      <Text>{fullName || 'The student'} decides whether to accept and what you will see.</Text>
      <Textarea
        label="Message (optional)"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={bounds.message.max}
        data-autofocus
        {...form.getInputProps('message')}
      />
    </FormDialog>
  )
}
