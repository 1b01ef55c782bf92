import { faultInDueDate } from '@bearings/domain/calendar-dates'
import { faultInText } from '@bearings/domain/field-bounds'
import { bounds } from '@bearings/domain/money/options'
import { faultInAddress } from '@bearings/domain/money/web-address'
import { useMutation } from '@tanstack/react-query'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
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

type Props = {
  /** Whose list it goes into: the student’s own, or an advisor’s for their students. */
  to?: 'POST /money/scholarships' | 'POST /money/scholarships/local'
  onClose: () => void
}

/**
 * The dialog that adds a scholarship missing from the list, such as one from a school, a club or an employer.
 */
export function AddScholarshipDialog({ to = 'POST /money/scholarships', onClose }: Props) {
  const form = useCheckedForm({
    initialValues: empty,
    validate: {
      name: (name) => faultInText(name, bounds.scholarshipName),
      url: faultInAddress,
      deadline: faultInDueDate,
    },
  })
  const add = useMutation({
    ...mutation(to),
    onSuccess: () => {
      notify({ title: 'Scholarship added' })
      onClose()
    },
    onError: (error) => {
      form.showRefusal(error)
      notifyFailure('Not added', error)
    },
  })
  return (
    <FormDialog
      title="Add Scholarship"
      submit="Add"
      isPending={add.isPending}
      onSubmit={form.onSubmit((values) => add.mutate({ ...values, deadline: values.deadline || null }))}
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
