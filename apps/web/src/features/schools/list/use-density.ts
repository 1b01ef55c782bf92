import { useState } from 'react'
import { useMe } from '#platform/me.ts'
import { storePersonalSetting, readPersonalSetting } from '#platform/personal-settings.ts'

const name = 'schools.compact'

/** Holds whether the person wants compact rows, stored on this device until they sign out. */
export function useDensity() {
  const { userId } = useMe()
  const [isCompact, setCompact] = useState(() => readPersonalSetting(userId, name) !== null)

  return {
    isCompact,
    setCompact: (compact: boolean) => {
      setCompact(compact)
      storePersonalSetting(userId, name, compact ? 'yes' : null)
    },
  }
}
