import { documentTypes, fileLimits } from '@bearings/domain/files/options'
import { nameOfFile, sizeInWords } from '@bearings/domain/files/rules'
import type { StoredDocument } from '@bearings/domain/files/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { explain } from '#platform/explain.ts'
import { notify } from '#platform/notify.ts'
import { upload } from '#platform/upload.ts'

const own = query('GET /documents')

/** What a browser offers to choose from. */
export const acceptedDocuments = Object.keys(documentTypes).join(',')

/** One's own documents, and the way to add one. */
export function useDocuments() {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(own)
  const [sent, setSent] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)

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
    onError: (failure) => setRefusal(explain(failure)),
  })

  function send(file: File | null) {
    if (!file) return
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
    /** Which share of a new one has gone, from 0 to 1; `null` while none is on its way. */
    sent: sending.isPending ? sent : null,
    refusal,
  }
}
