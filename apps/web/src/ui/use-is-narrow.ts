import { useMediaQuery } from '@mantine/hooks'

/** Returns whether the window is as narrow as a tablet or narrower: `--tablet` in `breakpoints.css`. */
export function useIsTablet(): boolean {
  return useMediaQuery('screen and (width < 1024px)', undefined, { getInitialValueInEffect: false }) ?? false
}

/** Returns whether the window is as narrow as a small laptop or narrower: `--laptop` in `breakpoints.css`. */
export function useIsLaptop(): boolean {
  return useMediaQuery('screen and (width < 1200px)', undefined, { getInitialValueInEffect: false }) ?? false
}

/** Returns whether the page is being printed, where what a tablet shows in parts is shown whole. */
export function useIsPaper(): boolean {
  return useMediaQuery('print', undefined, { getInitialValueInEffect: false }) ?? false
}
