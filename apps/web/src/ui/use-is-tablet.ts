import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is as narrow as a tablet or narrower: the `--tablet` of `breakpoints.css`. */
export function useIsTablet(): boolean {
  return useMediaQuery('(width < 1024px)', undefined, { getInitialValueInEffect: false }) ?? false
}
