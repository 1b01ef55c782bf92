import type { Me } from '@bearings/domain/accounts/schema'
import { limits } from '@bearings/domain/essays/options'
import type { TrashedEssay } from '@bearings/domain/essays/schema'
import { counted } from '@bearings/domain/words'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { dayIn } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useRestoreEssay } from './use-restore-essay.ts'

/** Deleted essays, which can be restored. */
export function TrashPage({ me }: { me: Me }) {
  const { data: trashed } = useSuspenseQuery(query('GET /essays/trash'))

  return (
    <Stack gap="lg" maw={760}>
      <PageHeader
        title="Trash"
        about={
          <>
            Essays you delete stay here for {limits.trashDays} days, with all their versions, before they are
            permanently deleted. Essays for a removed school stay with it in the{' '}
            <LinkAnchor to="/schools/trash" inherit underline="always">
              trash of your school list
            </LinkAnchor>
            .
          </>
        }
        back={<BackLink to="/essays">Essay Management</BackLink>}
      />
      {trashed.length === 0 ? (
        <Card>
          <Text>The trash is empty.</Text>
        </Card>
      ) : (
        <Card component="ul" m={0} p={0}>
          {trashed.map((essay) => (
            <TrashedRow key={essay.id} essay={essay} timeZone={me.timeZone} />
          ))}
        </Card>
      )}
    </Stack>
  )
}

function TrashedRow({ essay, timeZone }: { essay: TrashedEssay; timeZone: string }) {
  const { id, promptName, schoolName, words, trashedAt, goneAfter } = essay
  const restore = useRestoreEssay()
  const prompt = useId()
  const day = (instant: string) => dayIn(timeZone, instant)

  return (
    <Group component="li" justify="space-between" wrap="nowrap" p="md" className="ruled">
      <div>
        <Text fw={600} lineClamp={2} id={prompt}>
          {promptName}
        </Text>
        <Text size="sm" c="dimmed">
          {schoolName ?? 'Shared essays'} · {counted(words, 'word')} · deleted {day(trashedAt)}, kept until{' '}
          {day(goneAfter)}
        </Text>
      </div>
      <Button
        variant="default"
        flex="none"
        aria-describedby={prompt}
        loading={restore.isPending}
        onClick={() => restore.mutate({ id })}
      >
        Restore
      </Button>
    </Group>
  )
}
