import { todayIn } from '@bearings/domain/today'
import { useMe } from './session/me.ts'
import { useOnReturn } from './use-now.ts'

/**
 * Returns the day in the person's time zone on which they opened the page or last came back to it, as
 * `YYYY-MM-DD`.
 */
export function useToday(): string {
  const { timeZone } = useMe()
  return useOnReturn(() => todayIn(timeZone, new Date()))
}
