import { Alert, Button, Card, Skeleton, Title, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { draftKey } from '#platform/drafts/draft-slots.ts'
import { hasDraft } from '#platform/drafts/drafts.ts'
import { useDraftSlot } from '#platform/drafts/use-draft-slot.ts'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { explain } from '#product/explain.ts'
import { draftName } from './use-note-autosave.ts'
import classes from './note-card.module.css'

// Loaded together with this page, of which the editor is the largest part. If that fails, it is loaded again when
// it is rendered, and a second failure is shown.
const NoteEditor = lazyComponent(() => import('./note-editor.tsx'), 'NoteEditor')
NoteEditor.load().catch(() => {})

type Props = {
  /** The list entry's. */
  id: string
  /** Whether it is to be seen. Otherwise it is opened only if the device has text of it to send, and from then on stays. */
  isWanted?: boolean
}

/** The student's own note on a school. */
export function NoteCard({ id, isWanted = true }: Props) {
  const {
    data: note,
    error,
    refetch,
  } = useQuery({
    ...query('GET /schools/list/{id}/research', { id }),
    refetchOnWindowFocus: 'always',
  })
  const { userId } = useMe()
  const slot = useDraftSlot(userId, draftName(id))
  const [wasWanted, setWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWanted(true)
  const hasUnsent = slot !== null && hasDraft(userId, draftKey(draftName(id), slot))

  if (!wasWanted && !hasUnsent) return null
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
    <div className={`stack hairline content-start ${classes.placeholder}`} aria-busy>
      <VisuallyHidden component="output">Loading the note…</VisuallyHidden>
      <Skeleton height={18} width="34%" />
      <Skeleton height={14} width="90%" />
      <Skeleton height={14} width="84%" />
      <Skeleton height={14} width="52%" />
    </div>
  )
}
