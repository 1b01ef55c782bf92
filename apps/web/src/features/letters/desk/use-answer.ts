import type { Arguments } from '@bearings/client/call'
import type { Input, ResponseBody } from '@bearings/domain/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'
import type { DeskWrite } from '#product/contract-keys.ts'

/** Sends what a recommender changes, which is sent or fails immediately and makes nothing stale. */
export function useAnswer<K extends DeskWrite>(
  key: K,
  handlers: { onSuccess?: (response: ResponseBody<K>) => void; onError: (error: Error) => void },
) {
  return useMutation({
    mutationFn: (input: Input<K>) => call(key, ...([input] as Arguments<K>)),
    retry: false,
    networkMode: 'always',
    ...handlers,
  })
}
