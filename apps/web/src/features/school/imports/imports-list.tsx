import type { RosterImport } from '@bearings/domain/school/imports/schema'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentIn } from '#platform/dates.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/** The imported files. The latest can be undone. */
export function ImportsList() {
  const { data: imports = [] } = useQuery(query('GET /school/imports'))
  const [doomed, setDoomed] = useState<RosterImport | null>(null)
  const undo = useMutation({
    ...mutation('POST /school/imports/{id}/undo'),
    onSuccess: ({ removed, restored, kept }) => {
      setDoomed(null)
      notify({ title: 'Import undone', message: `${removed} removed, ${restored} as before, ${kept} kept.` })
    },
    onError: (error) => notifyFailure('Not undone', error),
  })
  if (imports.length === 0) return null
  return (
    <Card component="section" aria-labelledby="imports">
      <Stack gap="sm">
        <Title order={2} size="h3" id="imports">
          Earlier imports
        </Title>
        {imports.map((each) => (
          <ImportRow key={each.id} done={each} onUndo={() => setDoomed(each)} />
        ))}
      </Stack>
      {doomed && (
        <ConfirmDialog
          title="Undo this import?"
          action="Undo Import"
          isPending={undo.isPending}
          onCancel={() => setDoomed(null)}
          onConfirm={() => undo.mutate({ id: doomed.id })}
        >
          Whom it added is removed, unless they have joined; whom it changed or ended is as before, unless
          somebody has changed them since.
        </ConfirmDialog>
      )}
    </Card>
  )
}

function ImportRow({ done, onUndo }: { done: RosterImport; onUndo: () => void }) {
  const { timeZone } = useMe()
  const { at, by, fileName, added, changed, ended, undoneAt, canBeUndone } = done
  const when = momentIn(timeZone, at)
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text className="wrap-anywhere">{fileName || 'A file'}</Text>
        <Text size="sm" c="dimmed">
          {when}, {by || 'the folder'}: {added.toLocaleString('en-US')} added,{' '}
          {changed.toLocaleString('en-US')} changed, {ended.toLocaleString('en-US')} ended
        </Text>
      </div>
      {undoneAt && <Text c="dimmed">Undone {momentIn(timeZone, undoneAt)}</Text>}
      {canBeUndone && (
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Undo the import of ${when}`}
          onClick={onUndo}
        >
          Undo
        </Button>
      )}
    </Group>
  )
}
