import { useState } from 'react'
import { keepHere, keptHere } from '#platform/kept-here.ts'
import { useMe } from '#platform/me.ts'

const name = 'schools.compact'

/** Whether this person wants the rows of their list close together: on this device, until they sign out. */
export function useDensity() {
  const { userId } = useMe()
  const [isCompact, setCompact] = useState(() => keptHere(userId, name) !== null)

  return {
    isCompact,
    setCompact: (compact: boolean) => {
      setCompact(compact)
      keepHere(userId, name, compact ? 'yes' : null)
    },
  }
}
