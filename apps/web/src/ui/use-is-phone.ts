import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is as narrow as a phone: the `--phone` of `breakpoints.css`, for what CSS alone cannot say. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 768px)', undefined, { getInitialValueInEffect: false }) ?? false
}
