import { todayIn } from '@bearings/domain/today'
import { useState } from 'react'
import { useMe } from './me.ts'

/** The day it is where the person is, as `YYYY-MM-DD`; it stays the same while the page is looked at. */
export function useToday(): string {
  const { timeZone } = useMe()
  const [today] = useState(() => todayIn(timeZone, new Date()))
  return today
}
