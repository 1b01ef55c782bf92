import { useEffect, useState } from 'react'
import { draftKey, slotOrder } from './draft-slots.ts'

/** Claims run one after the other, so that a slot that is being released is free for the next claim. */
let claims = Promise.resolve()

/**
 * Returns the slot for this tab's unsaved text; `null` until one is found. It is released when the tab
 * closes.
 */
export function useDraftSlot(userId: string, text: string): number | null {
  const [slot, setSlot] = useState<number | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    claims = claims.then(async () => {
      if (leaving.signal.aborted) return
      setSlot(await claimed(slotOrder(userId, text), text, leaving.signal))
    })
    return () => leaving.abort()
  }, [userId, text])

  return slot
}

/**
 * Claims the first of these slots that no other tab holds. A tab holds it until `gone` is aborted, or until
 * it crashes.
 */
async function claimed(candidates: readonly number[], text: string, gone: AbortSignal): Promise<number> {
  for (const slot of candidates) if (await isFree(draftKey(text, slot), gone)) return slot
  return candidates[0] ?? 0
}

/** Tries to lock a slot. Browsers offer locks on secure pages only; elsewhere the tabs share one slot. */
function isFree(name: string, gone: AbortSignal): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(`bearings.${name}`, { ifAvailable: true }, async (lock) => {
      resolve(lock !== null)
      if (lock && !gone.aborted)
        await new Promise((left) => gone.addEventListener('abort', left, { once: true }))
    })
  })
}
