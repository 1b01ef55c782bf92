import type { Essay } from '@bearings/domain/essays/schema'
import { fileNameFor } from '@bearings/domain/file-name'
import { Button, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { saveAsFile } from '#platform/files/download.ts'
import { notifyFailure } from '#platform/notify.ts'
import { call } from '#platform/queries/api.ts'
import { Icon } from '#ui/icon.tsx'
import classes from './versions-list.module.css'

/** The download of a record that the student may give to a school that asks how an essay came about. */
export function Authorship({ essay: { id, promptName } }: { essay: Essay }) {
  const taking = useMutation({
    mutationFn: () => call('GET /essays/{id}/authorship', { id }),
    networkMode: 'always',
    onSuccess: (record) =>
      saveAsFile(
        new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }),
        `Authorship of ${fileNameFor(promptName)}.json`,
      ),
    onError: (error) => notifyFailure('Not downloaded', error),
  })

  return (
    <section className={classes.authorship} aria-labelledby="authorship">
      <Title order={3} id="authorship">
        Authorship record
      </Title>
      <Text size="sm" c="dimmed">
        A signed record of when each version was saved and how long it was, in case a school asks. It does not
        contain your text, and it does not say who typed it or how. Nobody sees it unless you share it.
      </Text>
      <Button
        variant="default"
        leftSection={<Icon of={IconDownload} />}
        loading={taking.isPending}
        onClick={() => taking.mutate()}
      >
        Download Record
      </Button>
    </section>
  )
}
