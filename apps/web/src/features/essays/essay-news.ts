import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshEssays } from './essays-cache.ts'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('bearings.essays')

/** Tells this browser's other tabs that essays have changed. */
export function announce(): void {
  channel?.postMessage('changed')
}

/** Follows what other tabs do to essays. Other devices are asked about when the window comes to the front. */
export function useEssayNews(): void {
  const queryClient = useQueryClient()

  useEffect(() => {
    const onNews = () => void refreshEssays(queryClient)
    channel?.addEventListener('message', onNews)
    return () => channel?.removeEventListener('message', onNews)
  }, [queryClient])
}
