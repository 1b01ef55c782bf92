import { useState } from 'react'
import { readPersonalSetting, storePersonalSetting } from '#platform/personal-settings.ts'
import { useMe } from '#platform/session/me.ts'
import { useToday } from '#platform/use-today.ts'

const name = 'home.aside'

/** Holds the ids of the things that the person does not want to see today, on this device. */
export function usePutAside() {
  const { userId } = useMe()
  const today = useToday()
  const [kept, setKept] = useState(() => parsed(readPersonalSetting(userId, name)))
  const ids = kept.day === today ? kept.ids : []

  function keep(ids: string[]) {
    setKept({ day: today, ids })
    storePersonalSetting(userId, name, ids.length === 0 ? null : JSON.stringify({ day: today, ids }))
  }
  return {
    isAside: (id: string) => ids.includes(id),
    putAside: (id: string) => keep([...ids, id]),
    bringBack: () => keep([]),
  }
}

/** Anyone can write to this device's storage, so what it holds is checked. */
function parsed(text: string | null): { day: string; ids: string[] } {
  const nothing = { day: '', ids: [] }
  if (text === null) return nothing
  try {
    const { day, ids } = JSON.parse(text) as { day: unknown; ids: unknown }
    return typeof day === 'string' && Array.isArray(ids) ? { day, ids: ids.map(String) } : nothing
  } catch {
    return nothing
  }
}
