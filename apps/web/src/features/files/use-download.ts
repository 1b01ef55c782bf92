import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { notifyFailure } from '#platform/notify.ts'

/** Downloads a document; its URL is requested at the last moment, because it is valid for only a minute. */
export function useDownload(id: string) {
  return useMutation({
    mutationFn: () => call('GET /documents/{id}/link', { id }),
    networkMode: 'always',
    onSuccess: ({ url }) => Object.assign(document.createElement('a'), { href: url, download: '' }).click(),
    onError: (error) => notifyFailure('Not downloaded', error),
  })
}
