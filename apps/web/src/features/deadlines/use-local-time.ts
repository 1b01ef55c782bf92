import { todayIn } from '@bearings/domain/today'
import { useMemo } from 'react'
import { useMe } from '#platform/session/me.ts'
import { useNow } from '#platform/use-now.ts'
import type { LocalTime } from './arrange.ts'

/**
 * Returns the student's time zone, and the time and the day there when they opened the page or last came back
 * to it.
 */
export function useLocalTime(): LocalTime {
  const { timeZone } = useMe()
  const now = useNow()
  return useMemo(() => ({ timeZone, now, today: todayIn(timeZone, now) }), [timeZone, now])
}
