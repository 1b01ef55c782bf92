import type { AskedKind } from '@bearings/domain/list/checklist/schema'
import { useState } from 'react'
import { readLeftAlone, storeLeftAlone } from '#colleges/asked/left-alone.ts'
import { useMe } from '#platform/session/me.ts'

/**
 * Holds the kinds of items of which the student wants no more offers for a school, stored on this device until they sign
 * out: an offer that comes back elsewhere changes nothing.
 */
export function useLeftAlone(entryId: string) {
  const { userId } = useMe()
  const [leftAlone, setLeftAlone] = useState(() => readLeftAlone(userId, entryId))

  return {
    leftAlone,
    leave: (kinds: readonly AskedKind[]) => {
      const all = [...new Set([...leftAlone, ...kinds])]
      setLeftAlone(all)
      storeLeftAlone(userId, entryId, all)
    },
  }
}
