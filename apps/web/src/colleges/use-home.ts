import { useState } from 'react'
import { storePersonalSetting, readPersonalSetting } from '../platform/personal-settings.ts'
import { useMe } from '../platform/session/me.ts'

/**
 * The approximate location of home: the middle of the area whose ZIP codes begin with the same three digits.
 */
export type Home = { zip: string; state: string; lat: number; lon: number }

/**
 * Holds the home location. It stays on this device until its owner signs out; no server learns the ZIP code.
 */
export function useHome() {
  const { userId } = useMe()
  const [home, setHome] = useState(
    () => JSON.parse(readPersonalSetting(userId, 'home') ?? 'null') as Home | null,
  )
  const keep = (next: Home | null) => {
    setHome(next)
    storePersonalSetting(userId, 'home', next && JSON.stringify(next))
  }
  return [home, keep] as const
}
