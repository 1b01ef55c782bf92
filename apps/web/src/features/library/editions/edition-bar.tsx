import type { Edition } from '@bearings/domain/library/editions/schema'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { Chip } from '#ui/chip.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { EditionUndoing } from './edition-undoing.tsx'
import type { useEdition } from './use-edition.ts'
import { useFocusWhenSaved } from './use-focus-when-saved.ts'
import { stateChip, stateInWords } from './words.ts'

type Props = { edition: Edition | null; article: ReturnType<typeof useEdition> }

/** An article's publication status, and the actions on it. */
export function EditionBar({ edition, article: { draft, isSending, save, publish } }: Props) {
  const state = edition ?? ({ state: 'draft', isShipped: false, isChanged: true } as const)
  const { name, tone } = stateChip(state)
  const isRead = edition?.state === 'published' || edition?.state === 'shipped'
  const status = useFocusWhenSaved({ isSending, isSaved: !draft.unsaved })
  const isNews = draft.unsaved || (edition?.isChanged ?? true)

  return (
    <Card component="section" aria-label="Status">
      <Group justify="space-between" gap="md">
        <Stack gap={6} flex="1 1 20rem" align="flex-start">
          <Chip tone={tone}>{name}</Chip>
          <Text ref={status} tabIndex={-1}>
            {stateInWords(state)}
          </Text>
          <Text size="sm" c="dimmed" component="output">
            {draft.unsaved
              ? `Not saved${draft.onDevice ? ', kept on this device' : ''}`
              : edition && edition.revision > 0
                ? 'All changes saved'
                : ''}
          </Text>
        </Stack>
        <Group gap="xs">
          {edition && isRead && (
            <LinkButton
              to="/resources/admitted-students-blog/$slug"
              params={{ slug: edition.slug }}
              variant="subtle"
              color="sea"
            >
              Read it
            </LinkButton>
          )}
          {edition && <EditionUndoing edition={edition} onDeleted={() => draft.discard()} />}
          <Button variant="default" disabled={!draft.unsaved} loading={isSending} onClick={() => save()}>
            Save draft
          </Button>
          <Button disabled={!isNews} loading={isSending} onClick={() => publish()}>
            Publish
          </Button>
        </Group>
      </Group>
    </Card>
  )
}
