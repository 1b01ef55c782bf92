import { useEffect } from 'react'
import { useStable } from './use-stable.ts'

/** What this browser's tabs tell each other about one noun, such as `essays`: that something of it has changed. */
export function createTabNews(noun: string) {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`bearings.${noun}`)

  function announce(): void {
    channel?.postMessage('changed')
  }

  /** Calls this when another tab has announced a change. */
  function useNews(onNews: () => void): void {
    const onMessage = useStable(onNews)
    useEffect(() => {
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    }, [onMessage])
  }

  return { announce, useNews }
}
