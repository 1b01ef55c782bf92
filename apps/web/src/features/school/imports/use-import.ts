import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sendFile } from '#platform/files/send-file.ts'
import { holdPage } from '#platform/hold-page.ts'
import { notify } from '#platform/notify.ts'

const path = '/school/imports'

/** The two steps of an import: looking at a file, and applying it. */
export function useImport() {
  const [step, setStep] = useState('')
  const look = useMutation({ mutationFn: (file: File) => sendFile(path, file, { apply: false }, setStep) })
  const apply = useMutation({
    mutationFn: ({ file, ends }: { file: File; ends: 'yes' | 'no' }) =>
      holdPage(sendFile(path, file, { apply: true, name: file.name.slice(0, 200), ends }, setStep)),
    onSuccess: ({ added, changed, ended }) =>
      notify({
        title: 'People imported',
        message: `${added} added, ${changed} changed, ${ended ?? 0} ended.`,
      }),
    meta: { writes: ['POST /school/imports/{id}/undo'] },
  })

  function choose(file: File | null) {
    setStep('')
    apply.reset()
    look.reset()
    if (file) look.mutate(file)
  }
  return { look, apply, step, isBusy: look.isPending || apply.isPending, choose }
}
