import { todayIn } from '@bearings/domain/today'
import { useState } from 'react'
import { useMe } from '#platform/me.ts'
import type { LocalTime } from './arrange.ts'

/**
 * Returns the student's time zone, the current time, and the current day there. They stay the same while the
 * page is open.
 */
export function useLocalTime(): LocalTime {
  const { timeZone } = useMe()
  const [now] = useState(() => new Date())
  return { timeZone, now, today: todayIn(timeZone, now) }
}
