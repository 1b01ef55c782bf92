import type { Me } from '@bearings/domain/accounts/schema'
import { useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'

/** What a person has chosen on one device holds on this one, too, from the moment that it is known here. */
export function useOwnColors({ colorScheme }: Pick<Me, 'colorScheme'>): void {
  const { setColorScheme } = useMantineColorScheme()
  useEffect(() => {
    // What was kept on a device by an earlier version has none.
    if (colorScheme) setColorScheme(colorScheme)
  }, [colorScheme, setColorScheme])
}
