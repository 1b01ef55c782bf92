import { faultInDueDate } from '@bearings/domain/calendar-dates'
import { faultInText } from '@bearings/domain/field-bounds'
import { bounds } from '@bearings/domain/money/options'
import { faultInAddress } from '@bearings/domain/money/web-address'
import { Checkbox, SimpleGrid, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { mutation } from '#platform/api.ts'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { DateField } from '#ui/date-field.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'

const empty = {
  name: '',
  sponsor: '',
  url: '',
  amount: '',
  deadline: '',
  asksForMoney: false,
  asksForNumber: false,
}

/**
 * The dialog that adds a scholarship missing from the list, such as one from a school, a club or an employer.
 */
export function AddScholarshipDialog({ onClose }: { onClose: () => void }) {
  const form = useCheckedForm({
    initialValues: empty,
    validate: {
      name: (name) => faultInText(name, bounds.scholarshipName),
      url: faultInAddress,
      deadline: faultInDueDate,
    },
  })
  const add = useMutation({
    ...mutation('POST /money/scholarships'),
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
      <TextInput
        label="Name"
        data-autofocus
        maxLength={bounds.scholarshipName.max}
        required
        {...form.getInputProps('name')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Sponsor" maxLength={bounds.sponsor.max} {...form.getInputProps('sponsor')} />
        <TextInput
          label="Amount"
          placeholder="$2,000"
          maxLength={bounds.sponsor.max}
          {...form.getInputProps('amount')}
        />
      </SimpleGrid>
      <TextInput
        label="Web page"
        placeholder="https://"
        maxLength={bounds.url.max}
        {...form.getInputProps('url')}
      />
      <DateField label="Due" description="Shows in Deadlines." {...form.getInputProps('deadline')} />
      <Checkbox
        label="It asks for a fee or a deposit"
        {...form.getInputProps('asksForMoney', { type: 'checkbox' })}
      />
      <Checkbox
        label="It asks for a Social Security number"
        {...form.getInputProps('asksForNumber', { type: 'checkbox' })}
      />
    </FormDialog>
  )
}
