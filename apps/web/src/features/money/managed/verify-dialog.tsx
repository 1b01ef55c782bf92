import { faultInText } from '@bearings/domain/field-bounds'
import { bounds } from '@bearings/domain/money/managed/options'
import { faultInVerifiedOn } from '@bearings/domain/money/managed/rules'
import type { ManagedScholarship } from '@bearings/domain/money/managed/schema'
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { DateField } from '#ui/date-field.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'

type Props = { scholarship: ManagedScholarship; onClose: () => void }

/** The dialog that records when and where a scholarship's details were verified. */
export function VerifyDialog({ scholarship: { id, name, url, verifiedSource }, onClose }: Props) {
  const today = useToday()
  const form = useCheckedForm({
    initialValues: { on: today, source: verifiedSource ?? url ?? '' },
    validate: {
      on: (on) => faultInVerifiedOn(on, today),
      source: (source) => faultInText(source, bounds.verifiedSource),
    },
  })
  const verify = useMutation({
    ...mutation('POST /money/scholarships/managed/{id}/verify'),
    onSuccess: () => {
      onClose()
      notify({ title: `${name} is verified` })
    },
    onError: form.refusal('Not verified'),
  })
  return (
    <FormDialog
      title={`Verify ${name}`}
      submit="Mark as Verified"
      isPending={verify.isPending}
      onSubmit={form.onSubmit((values) => verify.mutate({ id, ...values }))}
      onClose={onClose}
    >
      <DateField label="Checked on" required {...form.getInputProps('on')} />
      <TextInput
        label="Checked at"
        description="The web page, or the person you asked. Students see this."
        required
        data-autofocus
        maxLength={bounds.verifiedSource.max}
        {...form.getInputProps('source')}
      />
    </FormDialog>
  )
}
