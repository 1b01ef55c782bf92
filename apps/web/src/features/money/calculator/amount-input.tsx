import { type AmountName, mayBeLoss } from '@bearings/domain/money/calculator/options'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { DollarInput } from '../dollar-input.tsx'
import type { CalculatorForm } from './calculator-form.ts'
import { fieldWords } from './field-words.ts'

type Props = { name: AmountName; form: CheckedForm<CalculatorForm>; required?: boolean }

/** A field for one amount in dollars, with the line of the worksheet that it feeds. */
export function AmountInput({ name, form, required = false }: Props) {
  const { label, help } = fieldWords(name, form.values.dependency)
  return (
    <DollarInput
      label={label}
      description={help}
      required={required}
      // A phone's keyboard for numbers has no minus sign.
      {...(mayBeLoss(name) && { inputMode: 'text' })}
      {...form.getInputProps(name)}
    />
  )
}
