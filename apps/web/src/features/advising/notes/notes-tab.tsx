import type { AdvisorNote } from '@bearings/domain/advising/notes/schema'
import { bounds } from '@bearings/domain/advising/options'
import { Button, Card, Group, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { LoadError } from '#ui/load-error.tsx'
import { DeleteNoteDialog } from './delete-note-dialog.tsx'
import { NoteCard } from './note-card.tsx'
import { noteRules, useAddNote, useDeleteNote } from './use-notes.ts'

type Props = { studentId: string; name: string }

/** The advisor's private notes on this student. */
export function NotesTab({ studentId, name }: Props) {
  const {
    data: notes,
    error,
    refetch,
  } = useQuery(query('GET /advising/students/{id}/notes', { id: studentId }))
  const { data: covers } = useQuery(query('GET /advising/covers/{id}', { id: useMe().userId }))
  const remove = useDeleteNote()
  const [deleting, setDeleting] = useState<AdvisorNote | null>(null)

  return (
    <Stack gap="md" maw="46rem">
      <NewNote studentId={studentId} name={name} />
      {notes ? (
        notes.length === 0 ? (
          <Text c="dimmed">No notes on {name} yet.</Text>
        ) : (
          notes.map((note) => (
            <NoteCard
              key={note.id}
              note={note}
              canGoAlong={(covers?.ofSchool ?? 0) > 0}
              onDelete={() => setDeleting(note)}
            />
          ))
        )
      ) : error ? (
        <LoadError title="Error loading notes" error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={90} radius="lg" aria-busy />
      )}
      <DeleteNoteDialog
        note={deleting}
        onCancel={() => setDeleting(null)}
        onConfirm={(note) => {
          setDeleting(null)
          remove.mutate({ id: note.id })
        }}
      />
    </Stack>
  )
}

/** The form for a new note. What is typed stays on this device until it is saved. */
function NewNote({ studentId, name }: Props) {
  const { form, draft } = useDraftForm(`advising.note.${studentId}`, { content: '' }, noteRules)
  const add = useAddNote(draft.settle)
  const save = form.onSubmit((note) => add.mutate({ id: studentId, ...note }, { onError: form.showRefusal }))

  return (
    <Card component="form" onSubmit={save}>
      <Title order={2} mb={4}>
        Private notes
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        Only you read them, {name} does not.
      </Text>
      <Textarea
        label="New note"
        autosize
        minRows={3}
        maxLength={bounds.note.max}
        {...form.getInputProps('content')}
      />
      <Group justify="space-between" mt="sm">
        <Text size="sm" c="dimmed">
          {draft.unsaved && draft.onDevice ? 'Not saved yet, kept on this device' : ''}
        </Text>
        <Button type="submit" disabled={form.values.content.trim() === ''} loading={add.isPending}>
          Save note
        </Button>
      </Group>
    </Card>
  )
}
