import { limits } from '@bearings/domain/colleges/find/options'
import { NumberInput, Stack, Text } from '@mantine/core'
import { numberWithin } from './number-within.ts'
import type { SectionProps } from './section-props.ts'

export function PriceSection({ filters, onChange, known }: SectionProps) {
  return (
    <Stack gap="xs">
      <NumberInput
        label="Price a year, at most"
        prefix="$"
        thousandSeparator=","
        step={1000}
        {...limits.price}
        clampBehavior="blur"
        value={filters.price ?? ''}
        onChange={(value) => onChange({ price: numberWithin(value, limits.price) })}
      />
      <Text size="sm" c="dimmed">
        {known.isFromAbroad ? fullCost : afterGrants(known)}
      </Text>
    </Stack>
  )
}

const fullCost = 'The full cost before any aid, at public colleges with the tuition for other states.'

function afterGrants({ hasIncome, hasHome }: SectionProps['known']): string {
  const grants = hasIncome
    ? 'After grants, for families with an income like yours.'
    : 'After grants, on average. Add your family’s income to your profile to see prices for families like yours.'
  const home = hasHome
    ? 'Public colleges in other states include out-of-state tuition.'
    : 'Public colleges count with their price for other states until you add your state or ZIP code.'
  return `${grants} ${home}`
}
