import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'

/**
 * Returns something that depends on the time, computed again whenever the person comes back to the page: an
 * installed app stays open for days. While they look at the page, it stays the same.
 */
export function useOnReturn<T>(compute: () => T): T {
  const [value, setValue] = useState(compute)
  const update = () => setValue(compute())
  useWindowEvent('focus', update)
  useWindowEvent('visibilitychange', () => document.visibilityState === 'visible' && update())
  return value
}

/** Returns the time at which the person opened the page or last came back to it. */
export function useNow(): Date {
  return useOnReturn(() => new Date())
}
