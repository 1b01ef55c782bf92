import { rosterColumns } from '@bearings/domain/school/imports/options'
import { counted } from '@bearings/domain/words'
import { Button, Card, FileInput, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { FileRefused } from '#platform/files/send-file.ts'
import { explain } from '#product/explain.ts'
import { Report } from '#ui/csv-import/report.tsx'
import { useImport } from './use-import.ts'

/** Imports a file of the school's people: first what it would do, then, once confirmed, that. */
export function ImportCard() {
  const [file, setFile] = useState<File | null>(null)
  const { look, apply, step, isBusy, choose } = useImport()
  const report = apply.data ?? look.data
  const error = apply.error ?? look.error
  const found = look.data
  const written = found ? found.added + found.changed : 0
  const ended = found?.ended ?? 0
  const send = (ends: 'yes' | 'no') => file && apply.mutate({ file, ends })

  return (
    <Card component="section" aria-labelledby="import">
      <Stack gap="md" align="flex-start">
        <div>
          <Title order={2} id="import" mb="xs">
            Import
          </Title>
          <Text c="dimmed">
            A CSV with student id, first name and last name, and if you have them email, class of or grade,
            counselor email and language; or a OneRoster 1.1 or 1.2 ZIP. It is the whole list: whoever is not
            in it has left. Nothing is deleted.
          </Text>
        </div>
        <FileInput
          label="File"
          placeholder="Choose a file"
          accept=".csv,.zip,text/csv,application/zip"
          w="100%"
          maw="var(--width-form)"
          disabled={isBusy}
          value={file}
          fileInputProps={{ onClick: ({ currentTarget }) => void (currentTarget.value = '') }}
          onChange={(chosen) => {
            setFile(chosen)
            choose(chosen)
          }}
        />
        <Text component="output" c="dimmed" aria-live="polite">
          {isBusy ? step || 'Sending the file…' : ''}
        </Text>
        {error && (
          <Text c="coral" role="alert">
            {error instanceof FileRefused ? error.message : explain(error)}
          </Text>
        )}
        {report && <Report report={report} columns={rosterColumns} />}
        {found?.asks && !apply.data && (
          <Text fw={600}>
            {counted(ended, 'person', 'people')} of the list {ended === 1 ? 'is' : 'are'} not in this file.
            Have they left the school?
          </Text>
        )}
        {found && !apply.data && written + ended > 0 && (
          <Group gap="xs">
            <Button
              {...(found.asks && { variant: 'light', color: 'coral' })}
              loading={apply.isPending}
              onClick={() => send('yes')}
            >
              {found.asks
                ? `Import, and ${ended} ${ended === 1 ? 'has' : 'have'} left`
                : `Import ${counted(written + ended, 'person', 'people')}`}
            </Button>
            {found.asks && (
              <Button variant="default" disabled={isBusy} onClick={() => send('no')}>
                Import, and nobody has left
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Card>
  )
}
