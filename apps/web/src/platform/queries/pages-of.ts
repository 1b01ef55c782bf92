import type { Arguments } from '@bearings/client/call'
import type { Input, ResponseBody } from '@bearings/domain/contract'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { Read } from '#product/contract-keys.ts'
import { call } from './api.ts'

/** The reads whose next page starts after a position that the previous one names. */
type Paged = {
  [K in Read]: 'after' extends keyof Input<K> ? (ResponseBody<K> extends Page ? K : never) : never
}[Read]
type Page = { next: string | number | null }

/** Returns a list page by page, with the pages of the previous filter until those of another have come. */
export function pagesOf<K extends Paged>(key: K, filter: Omit<Input<K>, 'after'>) {
  return infiniteQueryOptions({
    queryKey: [key, 'pages', filter] as const,
    queryFn: ({ pageParam }) => call(key, ...([{ ...filter, after: pageParam }] as unknown as Arguments<K>)),
    initialPageParam: undefined as string | number | undefined,
    getNextPageParam: ({ next }: Page) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
