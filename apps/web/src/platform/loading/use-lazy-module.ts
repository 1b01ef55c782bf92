import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loadNow } from './preload.ts'
import { whenSettled } from './when-settled.ts'

/**
 * Milliseconds. Short, because the code that explains a failed save must be loaded before the network may be
 * lost.
 */
const pause = 100

/**
 * Loads code that part of the page needs only once someone uses it: after the page is shown, or when needed.
 * Returns `null` until then.
 * @param load Must be a stable function.
 */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
): Module | null {
  const queryClient = useQueryClient()
  const [module, setModule] = useState<Module | null>(null)
  const isHere = module !== null
  useEffect(() => {
    if (isHere) return undefined
    const leaving = new AbortController()
    const begin = () => loadNow(async () => setModule(await load()), isWanted)
    if (isWanted) begin()
    else void whenSettled(queryClient, leaving.signal, pause).then(begin)
    return () => leaving.abort()
  }, [queryClient, load, isWanted, isHere])
  return module
}
