import { todayIn } from '@bearings/domain/today'
import { useState } from 'react'
import { useMe } from './me.ts'

/**
 * Returns the current day in the person's time zone, as `YYYY-MM-DD`. It stays the same while the page is
 * open.
 */
export function useToday(): string {
  const { timeZone } = useMe()
  const [today] = useState(() => todayIn(timeZone, new Date()))
  return today
}
