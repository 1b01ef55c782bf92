import { counted, formatInteger } from '@bearings/domain/words'
import { Button, Code, FileInput, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FileRefused, sendFile } from '#platform/files/send-file.ts'
import { holdPage } from '#platform/hold-page.ts'
import { notify } from '#platform/notify.ts'
import type { Write } from '#product/contract-keys.ts'
import { explain } from '#product/explain.ts'
import { Dialog } from '../dialog.tsx'
import { focused } from '../focused.ts'
import { useIsShown } from '../use-is-shown.ts'
import { Report } from './report.tsx'

type Props = {
  /** The endpoint that takes the file, relative to `/api/v1`. */
  path: string
  /** The column names in the file, by field. */
  columns: Readonly<Record<string, string>>
  /** The noun for a line of the file: "school". */
  noun: string
  /** Explains how a line is matched to an existing row. */
  about: string
  /** The notification after the import. */
  done: string
  /** A write of one row with the same effects: what it makes stale, the import makes stale too. */
  writes: Write
  onClose: () => void
}

/**
 * A dialog that imports a CSV in two steps: first it shows what the import would do, then it runs once
 * confirmed.
 */
export function ImportDialog({ path, columns, noun, about, done, writes, onClose }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [step, setStep] = useState('')
  const look = useMutation({
    mutationFn: (chosen: File) => sendFile(path, chosen, { apply: false }, setStep),
  })
  const isShown = useIsShown()
  const apply = useMutation({
    mutationFn: (chosen: File) => holdPage(sendFile(path, chosen, { apply: true }, setStep)),
    onSuccess: ({ added, changed }) =>
      notify({ title: done, message: `${counted(added, noun)} added, ${formatInteger(changed)} changed.` }),
    onError: (error) => {
      if (!isShown.current) notify({ title: 'Not imported', message: reasonOf(error), color: 'coral' })
    },
    meta: { writes: [writes] },
  })
  const report = apply.data ?? look.data
  const isBusy = look.isPending || apply.isPending
  const error = look.error ?? apply.error
  const toWrite = look.data ? look.data.added + look.data.changed : 0

  return (
    <Dialog title="Import CSV" onClose={onClose} size={640}>
      <Stack gap="md">
        <Text c="dimmed">
          The first line names the columns: <Code>{Object.values(columns).join(', ')}</Code>. Only{' '}
          <Code>name</Code> is needed. A column that is left out changes nothing; an empty cell clears what
          was there. {about}
        </Text>
        <FileInput
          label="CSV file"
          placeholder="Choose a file"
          accept=".csv,text/csv"
          disabled={isBusy}
          value={file}
          data-autofocus
          // The same file can be chosen again, once its lines are mended.
          fileInputProps={{ onClick: ({ currentTarget }) => void (currentTarget.value = '') }}
          onChange={(chosen) => {
            setFile(chosen)
            setStep('')
            apply.reset()
            look.reset()
            if (chosen) look.mutate(chosen)
          }}
        />
        <Text component="output" c="dimmed" aria-live="polite">
          {isBusy ? step || 'Sending the file…' : ''}
          {apply.isPending && ' The import goes on if you close this.'}
        </Text>
        {error && (
          <Text c="coral" role="alert">
            {reasonOf(error)}
          </Text>
        )}
        {report && <Report report={report} columns={columns} />}
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            onClick={onClose}
            // The other button, just pressed, is gone.
            ref={apply.data ? focused : null}
          >
            {apply.data || apply.isPending ? 'Close' : 'Cancel'}
          </Button>
          {!apply.data && (
            <Button
              disabled={!file || toWrite === 0}
              loading={apply.isPending}
              onClick={() => file && apply.mutate(file)}
            >
              {toWrite > 0 ? `Import ${counted(toWrite, noun)}` : 'Import'}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}

function reasonOf(error: Error): string {
  return error instanceof FileRefused ? error.message : explain(error)
}
