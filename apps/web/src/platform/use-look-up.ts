import type { Arguments } from '@bearings/client/call'
import type { ResponseBody } from '@bearings/domain/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, query } from './api.ts'
import type { Read } from './stale.ts'

/** Milliseconds: after which typing counts as paused, an answer as missing, and a failed search is tried again. */
const pause = 150
const patience = 10_000
const again = 4000

type Options<K extends Read> = {
  /** What to ask for that text. */
  ask: (q: string) => Arguments<K>
  /** As many letters as it takes. */
  least?: number
  enabled?: boolean
}

/**
 * The server's results for a text while it is typed. A search that fails or times out is retried for as long
 * as the text is unchanged, and shows that it is retrying, which is different from finding nothing.
 */
export function useLookUp<K extends Read>(
  key: K,
  text: string,
  { ask, least = 1, enabled = true }: Options<K>,
) {
  const trimmed = text.trim()
  const [q] = useDebouncedValue(trimmed, pause)
  const options = query(key, ...ask(q))
  const search = useQuery<ResponseBody<K>>({
    queryKey: options.queryKey,
    queryFn: () => inTime(call(key, ...ask(q))),
    enabled: enabled && q.length >= least,
    placeholderData: keepPreviousData,
    retry: 1,
    refetchInterval: ({ state }) => (state.status === 'error' ? again : false),
  })
  const { data, isFetching, isPlaceholderData, errorUpdateCount, isError } = search
  const isSought = enabled && trimmed.length >= least

  return {
    q,
    /** `undefined` as long as nothing is known; what was found for the letters before, while more are on their way. */
    found: isSought ? data : undefined,
    isFetching,
    /** Whether `found` is what there is for this very text. */
    isSettled: isSought && q === trimmed && data !== undefined && !isPlaceholderData,
    failed: isSought && (isError || (errorUpdateCount > 0 && (data === undefined || isPlaceholderData))),
  }
}

/** A request can hang without end, and with it a search that waits for it. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: number | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('No answer in time')), patience)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    window.clearTimeout(timer)
  }
}
