import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { whenSettled } from './live/when-settled.ts'
import { loadFirst } from './load-ahead.ts'

/** Milliseconds. Soon: should the network go, what could not be saved has to be told. */
const pause = 100

/**
 * Code that part of the page needs only when someone uses it: loaded once the page is shown, or when needed;
 * `null` until then.
 * @param load Must be a stable function.
 */
export function useLater<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
): Module | null {
  const queryClient = useQueryClient()
  const [module, setModule] = useState<Module | null>(null)
  const isHere = module !== null
  useEffect(() => {
    if (isHere) return undefined
    const leaving = new AbortController()
    const begin = () => loadFirst(async () => setModule(await load()), isWanted)
    if (isWanted) begin()
    else void whenSettled(queryClient, leaving.signal, pause).then(begin)
    return () => leaving.abort()
  }, [queryClient, load, isWanted, isHere])
  return module
}
