import { limits } from '@bearings/domain/colleges/find/options'
import { NumberInput, Select, Stack } from '@mantine/core'
import { Choices } from '../choices.tsx'
import { controlWords, degreeWords, missionWords } from '../words.ts'
import { numberWithin } from './number-within.ts'
import type { SectionProps } from './section-props.ts'

export function KindSection({ filters, onChange, known }: SectionProps) {
  return (
    <Stack gap="md">
      <Choices
        label="Public or private"
        words={controlWords}
        value={filters.controls}
        onChange={(controls) => onChange({ controls })}
      />
      <Choices
        label="Degree"
        words={degreeWords}
        value={filters.degrees}
        onChange={(degrees) => onChange({ degrees })}
      />
      <NumberInput
        label="Graduates at least"
        description="Within six years; at two-year colleges within three."
        suffix="%"
        {...limits.percent}
        value={filters.graduates ?? ''}
        onChange={(value) => onChange({ graduates: numberWithin(value, limits.percent) })}
      />
      <Choices
        label="Mission"
        words={missionWords}
        value={filters.missions}
        onChange={(missions) => onChange({ missions })}
      />
      <Select
        label="Faith"
        data={known.faiths ? [...known.faiths] : []}
        disabled={known.faiths === null}
        value={filters.faith ?? null}
        onChange={(faith) => onChange({ faith: faith ?? undefined })}
        searchable
        clearable
        placeholder="Any"
        comboboxProps={{ withinPortal: false }}
      />
    </Stack>
  )
}
