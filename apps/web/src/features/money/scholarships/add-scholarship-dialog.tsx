import { faultInDueDate } from '@bearings/domain/calendar-dates'
import { faultInText } from '@bearings/domain/field-bounds'
import type { LocalScholarship } from '@bearings/domain/money/local/schema'
import { bounds } from '@bearings/domain/money/options'
import { faultInAddress } from '@bearings/domain/money/web-address'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { DateField } from '#ui/date-field.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { ScholarshipFields, WarningFields } from '../scholarship-fields.tsx'

const empty = {
  name: '',
  sponsor: '',
  url: '',
  amount: '',
  deadline: '',
  asksForMoney: false,
  asksForNumber: false,
}

export type ScholarshipDialogProps = {
  /** Whose list it goes into: the student’s own, or an advisor’s for their students. */
  to: 'POST /money/scholarships' | 'POST /money/scholarships/local'
  /** One of the advisor's, which is changed. */
  changed?: LocalScholarship
  onClose: () => void
}

/**
 * The dialog that adds a scholarship missing from the list, such as one from a school, a club or an employer, or changes
 * one.
 */
export function AddScholarshipDialog({ to, changed, onClose }: ScholarshipDialogProps) {
  const form = useCheckedForm({
    initialValues: changed ? fieldsOf(changed) : empty,
    validate: {
      name: (name) => faultInText(name, bounds.scholarshipName),
      url: faultInAddress,
      deadline: faultInDueDate,
    },
  })
  const answers = (done: string, failed: string) => ({
    onSuccess: () => {
      notify({ title: done })
      onClose()
    },
    onError: form.refusal(failed),
  })
  const add = useMutation({ ...mutation(to), ...answers('Scholarship added', 'Not added') })
  const change = useMutation({
    ...mutation('PUT /money/scholarships/local/{id}'),
    ...answers('Saved', 'Not saved'),
  })
  return (
    <FormDialog
      title={changed ? 'Edit Scholarship' : 'Add Scholarship'}
      submit={changed ? 'Save' : 'Add'}
      isPending={add.isPending || change.isPending}
      onSubmit={form.onSubmit((values) => {
        const given = { ...values, deadline: values.deadline || null }
        if (changed) change.mutate({ id: changed.id, ...given })
        else add.mutate(given)
      })}
      onClose={onClose}
    >
      <ScholarshipFields form={form} />
      <DateField
        label="Due"
        description={
          to === 'POST /money/scholarships'
            ? 'Shows in Deadlines.'
            : 'Shows in the Deadlines of those who save it.'
        }
        {...form.getInputProps('deadline')}
      />
      <WarningFields form={form} />
    </FormDialog>
  )
}

function fieldsOf({ name, sponsor, url, amount, deadline, asksForMoney, asksForNumber }: LocalScholarship) {
  return {
    name,
    sponsor: sponsor ?? '',
    url: url ?? '',
    amount: amount ?? '',
    deadline: deadline ?? '',
    asksForMoney,
    asksForNumber,
  }
}
