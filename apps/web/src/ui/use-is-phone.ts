import { useOnScreen } from './use-on-screen.ts'

/**
 * Returns whether the window is as narrow as a phone: `--phone` in `breakpoints.css`, for what CSS alone
 * cannot do. Paper is as narrow, and shows all of a page.
 */
export function useIsPhone(): boolean {
  return useOnScreen('screen and (width < 768px)')
}
