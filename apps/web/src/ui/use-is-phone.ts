import { useMediaQuery } from '@mantine/hooks'

/**
 * Returns whether the window is as narrow as a phone: `--phone` in `breakpoints.css`, for what CSS alone
 * cannot do.
 */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 768px)', undefined, { getInitialValueInEffect: false }) ?? false
}
