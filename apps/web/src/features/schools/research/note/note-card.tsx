import { Alert, Button, Card, Skeleton, Title, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useDraftSlot } from '#platform/drafts/use-draft-slot.ts'
import { explain } from '#platform/explain.ts'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { draftName } from './use-note-autosave.ts'
import classes from './note-card.module.css'

// Loaded together with this page, of which the editor is the largest part. If that fails, it is loaded again when
// it is rendered, and a second failure is shown.
const NoteEditor = lazyComponent(() => import('./note-editor.tsx'), 'NoteEditor')
NoteEditor.load().catch(() => {})

/** The student's own note on a school. `id` is the list entry's. */
export function NoteCard({ id }: { id: string }) {
  const {
    data: note,
    error,
    refetch,
  } = useQuery({
    ...query('GET /schools/list/{id}/research', { id }),
    refetchOnWindowFocus: 'always',
  })
  const slot = useDraftSlot(useMe().userId, draftName(id))

  return (
    <Card component="section" aria-labelledby="note" className={classes.card}>
      <Title order={2} id="note" className={classes.title}>
        Research note
      </Title>
      {error && !note ? (
        <Alert color="coral" role="alert" m="lg" mt={0}>
          {explain(error)}
          <Button variant="default" size="compact-sm" mt="sm" display="block" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      ) : note && slot !== null ? (
        <Suspense fallback={<Placeholder />}>
          <NoteEditor id={id} slot={slot} note={note} labelledBy="note" />
        </Suspense>
      ) : (
        <Placeholder />
      )}
    </Card>
  )
}

function Placeholder() {
  return (
    <div className={classes.placeholder} aria-busy>
      <VisuallyHidden component="output">Loading the note…</VisuallyHidden>
      <Skeleton height={18} width="34%" />
      <Skeleton height={14} width="90%" />
      <Skeleton height={14} width="84%" />
      <Skeleton height={14} width="52%" />
    </div>
  )
}
