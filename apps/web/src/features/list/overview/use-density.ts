import { useState } from 'react'
import { storePersonalSetting, readPersonalSetting } from '#platform/personal-settings.ts'
import { useMe } from '#platform/session/me.ts'

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
