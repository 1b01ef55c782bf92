import { limits } from '@bearings/domain/colleges/find/options'
import { NumberInput, Stack, Text } from '@mantine/core'
import { numberWithin } from './number-within.ts'
import type { SectionProps } from './section-props.ts'

export function PriceSection({ filters, onChange, known }: SectionProps) {
  return (
    <Stack gap="xs">
      <NumberInput
        label="Net price a year, at most"
        prefix="$"
        thousandSeparator=","
        step={1000}
        {...limits.price}
        clampBehavior="blur"
        value={filters.price ?? ''}
        onChange={(value) => onChange({ price: numberWithin(value, limits.price) })}
      />
      <Text size="sm" c="dimmed">
        {known.hasIncome
          ? 'After grants, for families with an income like yours.'
          : 'After grants, on average. Add your family’s income to your profile to see prices for families like yours.'}{' '}
        {known.home
          ? 'Public colleges in other states include out-of-state tuition.'
          : 'Public colleges are shown at in-state prices until you enter your ZIP code.'}
      </Text>
    </Stack>
  )
}
