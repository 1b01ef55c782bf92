import type { Arguments } from '@bearings/client/call'
import type { ResponseBody } from '@bearings/domain/contract'
import { faultInText, searchBounds } from '@bearings/domain/field-bounds'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Read } from '#product/contract-keys.ts'
import { call, query } from './api.ts'

/** Milliseconds after which typing counts as paused, a response as missing, and a failed search is retried. */
const pause = 150
const patience = 10_000
const again = 4000

type Options<K extends Read> = {
  argumentsFor: (q: string) => Arguments<K>
  /** The minimum number of letters to search for. */
  least?: number
  enabled?: boolean
}

/**
 * Searches on the server while the person types. A search that fails or times out is retried for as long as
 * the text is unchanged, and shows that it is retrying, which is different from finding nothing. A text that
 * the server would refuse, such as a name longer than any search, is not sent.
 */
export function useServerSearch<K extends Read>(
  key: K,
  text: string,
  { argumentsFor, least = 1, enabled = true }: Options<K>,
) {
  const trimmed = text.trim()
  const [q] = useDebouncedValue(trimmed, pause)
  const isSearchable = (words: string) =>
    enabled && words.length >= least && faultInText(words, searchBounds) === null
  const options = query(key, ...argumentsFor(q))
  const search = useQuery<ResponseBody<K>>({
    queryKey: options.queryKey,
    queryFn: () => inTime(call(key, ...argumentsFor(q))),
    enabled: isSearchable(q),
    placeholderData: keepPreviousData,
    retry: 1,
    refetchInterval: ({ state }) => (state.status === 'error' ? again : false),
  })
  const { data, isFetching, isPlaceholderData, errorUpdateCount, isError } = search
  const isSought = isSearchable(trimmed)

  return {
    q,
    /** The results; while new ones load, those for the previous text; `undefined` before the first. */
    found: isSought ? data : undefined,
    isFetching,
    /** Whether `found` holds the results for exactly this text. */
    isSettled: isSought && q === trimmed && data !== undefined && !isPlaceholderData,
    failed: isSought && (isError || (errorUpdateCount > 0 && (data === undefined || isPlaceholderData))),
  }
}

/** Fails a request that hangs, which would otherwise keep the search waiting forever. */
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
