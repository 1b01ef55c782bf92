import { useQueryClient } from '@tanstack/react-query'
import { createTabNews } from '../../platform/tab-news.ts'
import { refreshEssays } from './essays-cache.ts'

const { announce, useNews } = createTabNews('essays')

/** Tells this browser's other tabs that essays have changed. */
export { announce }

/** Follows what other tabs do to essays. Other devices are asked about when the window comes to the front. */
export function useEssayNews(): void {
  const queryClient = useQueryClient()
  useNews(() => void refreshEssays(queryClient))
}
