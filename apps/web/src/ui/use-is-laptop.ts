import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is as narrow as a small laptop or narrower: the `--laptop` of `breakpoints.css`. */
export function useIsLaptop(): boolean {
  return useMediaQuery('(width < 1200px)', undefined, { getInitialValueInEffect: false }) ?? false
}
