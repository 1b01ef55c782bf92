import { ruleAgainstHiding } from '@bearings/domain/library/answers/editions/rules'
import type { AnswerEdition } from '@bearings/domain/library/answers/editions/schema'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { Chip } from '#ui/chip.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { standingChip, standingInWords } from './words.ts'

type Props = {
  edition: AnswerEdition | null
  draft: { unsaved: boolean; onDevice: boolean; discard: () => unknown }
  isSending: boolean
  onSave: () => void
  /** Called when it was hidden or shown, which counts as a save. */
  onRevision: (revision: number) => void
}

/** Where a card stands, and what can be done with it as a whole. */
export function AnswerBar({ edition, draft, isSending, onSave, onRevision }: Props) {
  const chip = edition ? standingChip(edition) : { name: 'New', tone: 'plain' as const }
  return (
    <Card component="section" aria-label="Status">
      <Group justify="space-between" gap="md">
        <Stack gap={6} flex="1 1 20rem" align="flex-start">
          <Chip tone={chip.tone}>{chip.name}</Chip>
          <Text>{edition ? standingInWords(edition) : 'Everyone finds it once it is saved.'}</Text>
          <Text size="sm" c="dimmed" component="output">
            {draft.unsaved && `Not saved${draft.onDevice ? ', kept on this device' : ''}`}
          </Text>
        </Stack>
        <Group gap="xs">
          {edition && <Whole edition={edition} onGone={() => draft.discard()} onRevision={onRevision} />}
          <Button disabled={!draft.unsaved} loading={isSending} onClick={onSave}>
            Save
          </Button>
        </Group>
      </Group>
    </Card>
  )
}

/** The buttons that read, hide, show, and undo a card. */
function Whole({
  edition,
  onGone,
  onRevision,
}: Pick<Props, 'onRevision'> & { edition: AnswerEdition; onGone: () => void }) {
  const { slug, isShipped, isChanged, isHidden, revision: basedOn, words } = edition
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const hide = useMutation({
    ...sentNow('POST /library/answer-editions/{slug}/hide', 'Nothing has changed'),
    onSuccess: ({ revision }) => {
      onRevision(revision)
      notify({ title: 'Hidden' })
    },
  })
  const show = useMutation({
    ...sentNow('POST /library/answer-editions/{slug}/show', 'Nothing has changed'),
    onSuccess: ({ revision }) => {
      onRevision(revision)
      notify({ title: 'Shown again' })
    },
  })
  const remove = useMutation({
    ...sentNow('DELETE /library/answer-editions/{slug}', 'Nothing has changed'),
    onSuccess: () => {
      onGone()
      setAsking(false)
      notify({ title: isShipped ? 'Back to the file’s text' : 'Answer deleted' })
      if (!isShipped) void navigate({ to: '/admin/answers' })
    },
  })
  const undo = isShipped ? 'Back to the file’s text' : 'Delete'
  const mayHide = !isShipped || ruleAgainstHiding(words) === null

  return (
    <>
      {isHidden ? (
        <Button variant="default" loading={show.isPending} onClick={() => show.mutate({ slug, basedOn })}>
          Show again
        </Button>
      ) : (
        <>
          <LinkButton to="/resources/answers" search={{ open: slug }} variant="subtle" color="sea">
            Read it
          </LinkButton>
          {mayHide && (
            <Button variant="default" loading={hide.isPending} onClick={() => hide.mutate({ slug, basedOn })}>
              Hide
            </Button>
          )}
        </>
      )}
      {isChanged && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {undo}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={`${undo}?`}
        action={undo}
        isPending={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate({ slug, basedOn })}
      >
        {isShipped
          ? 'What was written here is lost, and everyone finds the text that ships with Bearings.'
          : 'It is lost, and nobody can find it.'}
      </ConfirmDialog>
    </>
  )
}
