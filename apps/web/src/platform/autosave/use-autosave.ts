import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { draftOf, keepDraft } from '../drafts/drafts.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { useMe } from '../session/me.ts'
import type { Autosave } from './autosave.ts'
import type { SavedText, Services, Unsent } from './types.ts'

type OnThisDevice<Content, Text extends SavedText<Content>> = Pick<
  Services<Content, Text>,
  'keep' | 'whenIdle'
>

/**
 * Keeps one text in this tab, connected to the device's storage and the page's life cycle.
 * @param key The draft's key on this device.
 * @param text The server's version, refetched whenever it may have changed.
 */
export function useAutosave<
  Content,
  Text extends SavedText<Content>,
  Made extends Pick<Autosave<Content, Text>, 'state' | 'subscribe' | 'receive' | 'save' | 'leave'>,
>(
  key: string,
  text: Text,
  create: (left: Unsent<Content> | null, device: OnThisDevice<Content, Text>) => Made,
) {
  const { userId } = useMe()
  const [{ autosave, left }] = useState(begin)
  const state = useSyncExternalStore(autosave.subscribe, autosave.state)

  useEffect(() => autosave.receive(text), [autosave, text])
  useWindowEvent('online', () => void autosave.save())
  useWindowEvent('pagehide', () => autosave.leave('leave'))
  useWindowEvent('visibilitychange', () => document.visibilityState === 'hidden' && autosave.leave('hide'))
  useWindowEvent('beforeunload', (event) => {
    if (!state.saved && !state.onDevice) event.preventDefault()
  })

  return { autosave, state, left }

  function begin() {
    const left = draftOf<Unsent<Content>>(userId, key)
    /** When this tab last stored the draft. Another tab may have taken over the stored draft since. */
    let storedAt = left?.savedAt

    const autosave = create(left?.value ?? null, {
      whenIdle,
      keep(draft) {
        if (!draft) return draftOf(userId, key)?.savedAt !== storedAt || keepDraft(userId, key, null)
        storedAt = new Date().toISOString()
        return keepDraft(userId, key, { value: draft, savedAt: storedAt, basedOn: String(draft.revision) })
      },
    })
    return { autosave, left }
  }
}
