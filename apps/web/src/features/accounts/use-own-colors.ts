import type { Me } from '@bearings/domain/accounts/schema'
import { useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'

/** Applies the color scheme that the person chose on any device, as soon as this device reads it. */
export function useOwnColors({ colorScheme }: Pick<Me, 'colorScheme'>): void {
  const { setColorScheme } = useMantineColorScheme()
  useEffect(() => {
    // Data that an earlier version stored on this device lacks the field.
    if (colorScheme) setColorScheme(colorScheme)
  }, [colorScheme, setColorScheme])
}
