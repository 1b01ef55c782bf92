import { todayIn } from '@bearings/domain/today'
import { useState } from 'react'
import { useMe } from '#platform/me.ts'
import type { Here } from './arrange.ts'

/** Where the student is, and when; it stays the same while the page is looked at. */
export function useHere(): Here {
  const { timeZone } = useMe()
  const [now] = useState(() => new Date())
  return { timeZone, now, today: todayIn(timeZone, now) }
}
