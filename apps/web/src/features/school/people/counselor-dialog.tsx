import { faultInEmail } from '@bearings/domain/field-bounds'
import { counted } from '@bearings/domain/words'
import { Autocomplete, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'

type Props = { ids: string[]; onClose: () => void; onDone: () => void }

/** The dialog that says who is the counselor of the chosen students. */
export function CounselorDialog({ ids, onClose, onDone }: Props) {
  const { data: counts } = useQuery(query('GET /school/people/summary'))
  const form = useCheckedForm({
    initialValues: { email: '' },
    validate: { email: (email) => (email.trim() === '' ? null : faultInEmail(email)) },
  })
  const assign = useMutation({
    ...mutation('PUT /school/people/counselor', 'Not assigned'),
    onSuccess: ({ changed, notes }) => {
      onClose()
      onDone()
      const message = [`${counted(changed, 'student')} changed.`, ...notes].join(' ')
      notify({ title: 'Counselor assigned', message, ...(notes.length > 0 && { autoClose: false }) })
    },
  })
  return (
    <FormDialog
      title="Assign counselor"
      submit={`Assign to ${counted(ids.length, 'Student', 'Students')}`}
      isPending={assign.isPending}
      onSubmit={form.onSubmit(({ email }) => assign.mutate({ ids, email: email.trim() || null }))}
      onClose={onClose}
    >
      <Text>
        By the address with which the counselor signs in. Students who have joined go over at once and are
        told; an empty field leaves them where they are. The next file that names another counselor is right
        again.
      </Text>
      <Autocomplete
        label="Counselor’s email"
        data={counts?.counselors ?? []}
        data-autofocus
        openOnFocus={false}
        {...form.getInputProps('email')}
      />
    </FormDialog>
  )
}
