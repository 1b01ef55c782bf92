import { limits } from '@bearings/domain/colleges/find/options'
import { NumberInput, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Home } from '#colleges/use-home.ts'
import { homeOf } from './zip-areas.ts'

type Props = {
  home: Home | null
  within: number | undefined
  onHome: (home: Home | null) => void
  onWithin: (miles: number | undefined) => void
}

/** The filter by distance from home, given by a ZIP code that never leaves this device. */
export function DistanceField({ home, within, onHome, onWithin }: Props) {
  const [zip, setZip] = useState(home?.zip ?? '')
  const [fault, setFault] = useState<string | null>(null)

  const change = async (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, 5)
    setZip(digits)
    setFault(null)
    if (digits === '') {
      onHome(null)
      onWithin(undefined)
    }
    if (digits.length < 5) return
    try {
      const found = await homeOf(digits)
      if (found) onHome(found)
      else setFault('No ZIP code in the United States begins with these digits.')
    } catch {
      setFault('The list of places could not be loaded. Please try again.')
    }
  }

  return (
    <>
      <TextInput
        label="Your ZIP code"
        description="Stays on this device. It also determines which tuition applies at public colleges."
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        value={zip}
        error={fault}
        onChange={({ currentTarget }) => void change(currentTarget.value)}
      />
      <NumberInput
        label="Miles from home, at most"
        step={50}
        {...limits.miles}
        clampBehavior="blur"
        // A saved search may ask for it on a device that does not know the ZIP code.
        disabled={home === null && within === undefined}
        value={within ?? ''}
        onChange={(value) =>
          onWithin(typeof value === 'number' && value >= limits.miles.min ? value : undefined)
        }
      />
      <Text size="sm" c="dimmed">
        In a straight line, from about the middle of your ZIP code area.
      </Text>
    </>
  )
}
