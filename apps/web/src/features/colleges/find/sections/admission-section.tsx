import { limits } from '@bearings/domain/colleges/find/options'
import { Checkbox, NumberInput, Stack } from '@mantine/core'
import { Choices } from '../choices.tsx'
import { systemWords, testWords } from '../words.ts'
import { numberWithin } from './number-within.ts'
import type { SectionProps } from './section-props.ts'

export function AdmissionSection({ filters, onChange }: SectionProps) {
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <NumberInput
          label="Admits at least"
          suffix="%"
          {...limits.percent}
          value={filters.admitsFrom ?? ''}
          onChange={(value) => onChange({ admitsFrom: numberWithin(value, limits.percent) })}
        />
        <NumberInput
          label="Admits at most"
          suffix="%"
          {...limits.percent}
          value={filters.admitsTo ?? ''}
          onChange={(value) => onChange({ admitsTo: numberWithin(value, limits.percent) })}
        />
      </Stack>
      <Choices
        label="SAT and ACT"
        words={testWords}
        value={filters.tests}
        onChange={(tests) => onChange({ tests })}
      />
      <Checkbox
        label="Still open now"
        description="A deadline reported for this year that has not passed, or rolling admission."
        checked={filters.stillOpen ?? false}
        onChange={({ currentTarget }) => onChange({ stillOpen: currentTarget.checked || undefined })}
      />
      <Choices
        label="Applies through"
        words={systemWords}
        value={filters.systems}
        onChange={(systems) => onChange({ systems })}
      />
    </Stack>
  )
}
