import { asWords } from '@bearings/domain/list/research/rules'
import type { ResearchNote } from '@bearings/domain/list/research/schema'
import { Alert, Button, Card, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
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
  /** Whether only its beginning is shown, with a button that opens it. */
  isFolded: boolean
  onOpen: () => void
}

/** The student's own note on a school. A folded one opens by itself if the device has text of it to send. */
export function NoteCard({ id, isFolded, onOpen }: Props) {
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
  const hasUnsent = slot !== null && hasDraft(userId, draftKey(draftName(id), slot))

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
      ) : note && isFolded && !hasUnsent ? (
        <Folded content={note.content} onOpen={onOpen} />
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

function Folded({ content, onOpen }: Pick<Props, 'onOpen'> & Pick<ResearchNote, 'content'>) {
  const beginning = content === null ? '' : asWords(content)
  return (
    <div className={classes.folded}>
      <Text c="dimmed" className="clamped">
        {beginning || 'Nothing is noted yet.'}
      </Text>
      <Button variant="default" onClick={onOpen}>
        {beginning ? 'Open note' : 'Write a note'}
      </Button>
    </div>
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
