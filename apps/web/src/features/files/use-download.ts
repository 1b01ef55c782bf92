import { useMutation } from '@tanstack/react-query'
import { notifyFailure } from '#platform/notify.ts'
import { call } from '#platform/queries/api.ts'

/** Downloads a document; its URL is requested at the last moment, because it is valid for only a minute. */
export function useDownload(id: string) {
  return useMutation({
    mutationFn: () => call('GET /documents/{id}/link', { id }),
    networkMode: 'always',
    onSuccess: ({ url }) => Object.assign(document.createElement('a'), { href: url, download: '' }).click(),
    onError: (error) => notifyFailure('Not downloaded', error),
  })
}
