import { bounds } from '@bearings/domain/money/options'
import { Checkbox, TextInput } from '@mantine/core'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { FieldGrid } from '#ui/field-grid.tsx'

type Facts = { name: string; sponsor: string; amount: string; url: string }
type Warnings = { asksForMoney: boolean; asksForNumber: boolean }

/** The fields that name a scholarship, for everyone's and for a student's own. */
export function ScholarshipFields({ form }: { form: Pick<CheckedForm<Facts>, 'getInputProps'> }) {
  return (
    <>
      <TextInput
        label="Name"
        required
        data-autofocus
        maxLength={bounds.scholarshipName.max}
        {...form.getInputProps('name')}
      />
      <FieldGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Sponsor" maxLength={bounds.sponsor.max} {...form.getInputProps('sponsor')} />
        <TextInput
          label="Amount"
          placeholder="$2,000"
          maxLength={bounds.sponsor.max}
          {...form.getInputProps('amount')}
        />
      </FieldGrid>
      <TextInput
        label="Web page"
        placeholder="https://"
        maxLength={bounds.url.max}
        {...form.getInputProps('url')}
      />
    </>
  )
}

/** The fields for what an honest scholarship rarely asks for. */
export function WarningFields({ form }: { form: Pick<CheckedForm<Warnings>, 'getInputProps'> }) {
  return (
    <>
      <Checkbox
        label="It asks for a fee or a deposit"
        {...form.getInputProps('asksForMoney', { type: 'checkbox' })}
      />
      <Checkbox
        label="It asks for a Social Security number"
        {...form.getInputProps('asksForNumber', { type: 'checkbox' })}
      />
    </>
  )
}
