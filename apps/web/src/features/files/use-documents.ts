import { documentTypes, fileLimits } from '@bearings/domain/files/options'
import { nameOfFile, sizeInWords } from '@bearings/domain/files/rules'
import type { StoredDocument } from '@bearings/domain/files/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { upload } from '#platform/files/upload.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { query } from '#platform/queries/api.ts'
import { explain } from '#product/explain.ts'
import { useIsShown } from '#ui/use-is-shown.ts'

const own = query('GET /documents')

/** The file types that the browser's file dialog offers. */
export const acceptedDocuments = Object.keys(documentTypes).join(',')

/** Returns the person's own documents, and the function that adds one. */
export function useDocuments() {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(own)
  const [sent, setSent] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isShown = useIsShown()

  const sending = useMutation({
    mutationFn: (file: File) =>
      upload<StoredDocument>(
        `/documents?${new URLSearchParams({ name: nameOfFile(file.name) }).toString()}`,
        file,
        setSent,
      ),
    meta: { writes: ['DELETE /documents/{id}'] },
    networkMode: 'always',
    onMutate: () => setSent(0),
    onSuccess: (kept) => {
      client.setQueryData(own.queryKey, (before) => [kept, ...(before ?? [])])
      notify({ title: `${kept.name} has been added` })
    },
    onError: (failure) =>
      isShown.current ? setRefusal(explain(failure)) : notifyFailure('Your document was not added', failure),
  })

  function send(file: File) {
    const isTooLarge = file.size > fileLimits.documentBytes
    const most = sizeInWords(fileLimits.documentBytes)
    setRefusal(
      isTooLarge ? `${file.name} is ${sizeInWords(file.size)}. A document can be at most ${most}.` : null,
    )
    if (!isTooLarge) sending.mutate(file)
  }

  return {
    documents: data,
    error,
    retry: () => void refetch(),
    send,
    /** The share of a new document that has been sent, from 0 to 1; `null` while none is being sent. */
    sent: sending.isPending ? sent : null,
    refusal,
  }
}
