import { useCallback, useMemo, useState } from 'react'
import { storePersonalSetting, readPersonalSetting } from '#platform/personal-settings.ts'
import { useMe } from '#platform/session/me.ts'
import { idsIn, mostCompared } from '../compare/compare-search.ts'

export type Marked = ReturnType<typeof useMarked>

/**
 * Holds the colleges marked for comparison, by their federal numbers. They are stored on this device, so that
 * they survive visiting other pages.
 */
export function useMarked() {
  const { userId } = useMe()
  const [ids, setIds] = useState(() => idsIn(readPersonalSetting(userId, 'marked')))
  const keep = useCallback(
    (change: (before: number[]) => number[]) =>
      setIds((before) => {
        const next = change(before)
        storePersonalSetting(userId, 'marked', next.length > 0 ? next.join(',') : null)
        return next
      }),
    [userId],
  )
  const toggle = useCallback(
    (unitid: number) =>
      keep((before) => {
        if (before.includes(unitid)) return before.filter((id) => id !== unitid)
        return before.length < mostCompared ? [...before, unitid] : before
      }),
    [keep],
  )
  const clear = useCallback(() => keep(() => []), [keep])
  return useMemo(() => ({ ids, isFull: ids.length >= mostCompared, toggle, clear }), [ids, toggle, clear])
}
