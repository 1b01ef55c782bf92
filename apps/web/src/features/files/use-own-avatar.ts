import { fileLimits } from '@bearings/domain/files/options'
import { sizeInWords } from '@bearings/domain/files/rules'
import type { OwnAvatar } from '@bearings/domain/files/schema'
import { say } from '@bearings/domain/say'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { upload } from '#platform/files/upload.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { explain } from '#product/explain.ts'
import { useIsShown } from '#ui/use-is-shown.ts'

const own = query('GET /me/avatar')

/** Returns the person's own picture, and the functions that change and remove it. */
export function useOwnAvatar() {
  const client = useQueryClient()
  const read = useQuery(own)
  /** The share of a new picture that has been sent, from 0 to 1. */
  const [sent, setSent] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isShown = useIsShown()

  const sending = useMutation({
    mutationFn: (file: File) => upload<OwnAvatar>('/me/avatar', file, setSent),
    meta: { writes: ['DELETE /me/avatar'] },
    networkMode: 'always',
    onMutate: () => setSent(0),
    onSuccess: (answer) => {
      client.setQueryData(own.queryKey, answer)
      notify({ title: say('Your picture has been saved') })
    },
    onError: (error) =>
      isShown.current ? setRefusal(explain(error)) : notifyFailure(say('Your picture was not saved'), error),
  })

  const removing = useMutation({
    ...mutation('DELETE /me/avatar', say('Not removed')),
    onSuccess: () => {
      client.setQueryData(own.queryKey, { avatar: null })
      notify({ title: say('Your picture has been removed') })
    },
  })

  function send(file: File) {
    const isTooLarge = file.size > fileLimits.avatarBytes
    const most = sizeInWords(fileLimits.avatarBytes)
    setRefusal(
      isTooLarge
        ? say('This file is {size}. A picture can be at most {most}.', { size: sizeInWords(file.size), most })
        : null,
    )
    if (!isTooLarge) sending.mutate(file)
  }

  return {
    avatar: read.data?.avatar,
    error: read.error,
    retry: () => void read.refetch(),
    send,
    sent: sending.isPending ? sent : null,
    refusal,
    remove: () => removing.mutate({}),
    isRemoving: removing.isPending,
  }
}
