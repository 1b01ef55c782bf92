import { useOnScreen } from './use-on-screen.ts'

/** Returns whether the window is as narrow as a tablet or narrower: `--tablet` in `breakpoints.css`. */
export function useIsTablet(): boolean {
  return useOnScreen('screen and (width < 1024px)')
}

/** Returns whether the window is as narrow as a small laptop or narrower: `--laptop` in `breakpoints.css`. */
export function useIsLaptop(): boolean {
  return useOnScreen('screen and (width < 1200px)')
}

/** Returns whether the page is being printed, where what a tablet shows in parts is shown whole. */
export function useIsPaper(): boolean {
  return !useOnScreen('screen')
}
