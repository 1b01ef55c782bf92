import { usualHours } from '@bearings/domain/progress/forecast/forecast'
import { useState } from 'react'
import { readPersonalSetting, storePersonalSetting } from '#platform/personal-settings.ts'
import { useMe } from '#platform/session/me.ts'

const setting = 'forecast.hours'

/** The hours on each day of the week that the student has for applications, Sunday first, kept on this device. */
export function useHours() {
  const { userId } = useMe()
  const [hours, setHours] = useState(() => hoursIn(readPersonalSetting(userId, setting)))
  return {
    hours,
    setHours: (to: readonly number[]) => {
      setHours(to)
      storePersonalSetting(userId, setting, to.join(','))
    },
  }
}

/** Anyone may have written what is stored. */
function hoursIn(text: string | null): readonly number[] {
  const hours = text?.split(',').map(Number) ?? []
  return hours.length === 7 && hours.every((each) => each >= 0 && each <= 12) ? hours : usualHours
}
