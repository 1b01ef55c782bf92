import type { Scholarship } from '@bearings/domain/money/scholarships/schema'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'

type Props = Pick<Scholarship, 'asksForMoney' | 'asksForNumber'>

/**
 * A warning, because serious scholarships charge nothing, and none needs a Social Security number before it
 * is won.
 */
export function Caution({ asksForMoney, asksForNumber }: Props) {
  if (!asksForMoney && !asksForNumber) return null
  const demands = [asksForMoney && 'money', asksForNumber && 'a Social Security number'].filter(Boolean)
  return (
    <Alert color="coral" icon={<Icon of={IconAlertTriangle} />} py="xs">
      It asks for {demands.join(' and ')}. Real scholarships charge nothing, and ask for a Social Security
      number only after you have won, if at all. Talk to your advisor or a parent first.
    </Alert>
  )
}
