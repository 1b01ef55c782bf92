import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { draftOf, keepDraft } from '../drafts.ts'
import { useMe } from '../me.ts'
import { whenIdle } from '../when-idle.ts'
import type { Keeper } from './keeper.ts'
import type { Known, Services, Unsent } from './types.ts'

type OnThisDevice<Content, Text extends Known<Content>> = Pick<Services<Content, Text>, 'keep' | 'whenIdle'>

/**
 * Keeps one text in this tab, connected to the device's storage and the page's life cycle.
 * @param key The draft's key on this device.
 * @param text The server's version, refetched whenever it may have changed.
 */
export function useKeeper<
  Content,
  Text extends Known<Content>,
  Made extends Pick<Keeper<Content, Text>, 'state' | 'subscribe' | 'receive' | 'save' | 'leave'>,
>(
  key: string,
  text: Text,
  create: (left: Unsent<Content> | null, device: OnThisDevice<Content, Text>) => Made,
) {
  const { userId } = useMe()
  const [{ keeper, left }] = useState(begin)
  const state = useSyncExternalStore(keeper.subscribe, keeper.state)

  useEffect(() => keeper.receive(text), [keeper, text])
  useWindowEvent('online', () => void keeper.save())
  useWindowEvent('pagehide', () => keeper.leave('leave'))
  useWindowEvent('visibilitychange', () => document.visibilityState === 'hidden' && keeper.leave('hide'))
  useWindowEvent('beforeunload', (event) => {
    if (!state.saved && !state.onDevice) event.preventDefault()
  })

  return { keeper, state, left }

  function begin() {
    const left = draftOf<Unsent<Content>>(userId, key)
    /** When this tab last stored the draft. Another tab may have taken over the stored draft since. */
    let storedAt = left?.savedAt

    const keeper = create(left?.value ?? null, {
      whenIdle,
      keep(draft) {
        if (!draft) return draftOf(userId, key)?.savedAt !== storedAt || keepDraft(userId, key, null)
        storedAt = new Date().toISOString()
        return keepDraft(userId, key, { value: draft, savedAt: storedAt, basedOn: String(draft.revision) })
      },
    })
    return { keeper, left }
  }
}
