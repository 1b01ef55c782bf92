import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { notifyFailure } from '#platform/notify.ts'

/** Has the browser download a document; its address is asked for at the last moment, being good for a minute. */
export function useDownload(id: string) {
  return useMutation({
    mutationFn: () => call('GET /documents/{id}/link', { id }),
    networkMode: 'always',
    onSuccess: ({ url }) => Object.assign(document.createElement('a'), { href: url, download: '' }).click(),
    onError: (error) => notifyFailure('Not downloaded', error),
  })
}
