import { bounds } from '@bearings/domain/advising/invites/options'
import type { Invite } from '@bearings/domain/advising/invites/schema'
import { faultInNumber } from '@bearings/domain/field-bounds'
import { counted } from '@bearings/domain/words'
import { NumberInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { failed } from '../failed.ts'

/** The form that changes how many students can join with an invite. Its link and code stay. */
export function EditInviteDialog({ invite, onClose }: { invite: Invite; onClose: () => void }) {
  const { id, name, joined } = invite
  const places = { ...bounds.places, min: Math.max(bounds.places.min, joined) }
  const form = useCheckedForm({
    initialValues: { places: invite.places as number | string },
    validate: { places: (value) => faultInNumber(Number(value), places) },
    transformValues: (values) => ({ places: Number(values.places) }),
  })
  const change = useMutation({
    ...sentNow('PATCH /advising/invites/{id}'),
    onSuccess: (changed) => {
      notify({ title: 'Invite changed', message: `Up to ${counted(changed.places, 'student')} can join.` })
      onClose()
    },
    onError: (error) => {
      form.showRefusal(error)
      notify({ title: failed('change the invite', error, 'advisor'), color: 'coral' })
    },
  })
  return (
    <FormDialog
      title={`Edit “${name}”`}
      submit="Save"
      isPending={change.isPending}
      isChanged={form.isDirty()}
      onSubmit={form.onSubmit((changes) => change.mutate({ id, ...changes }))}
      onClose={onClose}
    >
      <NumberInput
        label="How many students can join"
        description={`${counted(joined, 'student')} joined so far. The link and the code stay the same.`}
        allowDecimal={false}
        data-autofocus
        {...places}
        {...form.getInputProps('places')}
      />
    </FormDialog>
  )
}
