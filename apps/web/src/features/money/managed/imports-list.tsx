import type { ScholarshipImport } from '@bearings/domain/money/managed/schema'
import { counted } from '@bearings/domain/words'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentIn } from '#platform/dates.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/** The imported files, each of which can be undone. */
export function ImportsList() {
  const { data: imports = [] } = useQuery(query('GET /money/scholarships/managed/imports'))
  const [doomed, setDoomed] = useState<ScholarshipImport | null>(null)
  const undo = useMutation({
    ...mutation('POST /money/scholarships/managed/imports/{id}/undo'),
    onSuccess: ({ removed, archived, restored }) => {
      setDoomed(null)
      notify({
        title: 'Import undone',
        message: `${counted(removed, 'scholarship')} removed, ${archived} archived, ${restored} as before.`,
      })
    },
    onError: (error) => notifyFailure('Not undone', error),
  })
  if (imports.length === 0) return null
  return (
    <Card component="section" aria-labelledby="imports">
      <Stack gap="sm">
        <Title order={2} size="h3" id="imports">
          Imports
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
          What it added is removed, and what it changed goes back to what it was. Scholarships that students
          have saved are archived instead, and those that someone has changed since stay as they are.
        </ConfirmDialog>
      )}
    </Card>
  )
}

function ImportRow({ done, onUndo }: { done: ScholarshipImport; onUndo: () => void }) {
  const { timeZone } = useMe()
  const { at, added, changed, undoneAt } = done
  const when = momentIn(timeZone, at)
  return (
    <Group justify="space-between" gap="sm">
      <Text>
        {when}: {added.toLocaleString('en-US')} added, {changed.toLocaleString('en-US')} changed
      </Text>
      {undoneAt ? (
        <Text c="dimmed">Undone {momentIn(timeZone, undoneAt)}</Text>
      ) : (
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
