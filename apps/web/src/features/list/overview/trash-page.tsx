import { daysInTrash } from '@bearings/domain/list/rules'
import type { TrashedEntry } from '@bearings/domain/list/schema'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { dayIn } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { BackLink } from '#ui/back-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useRestoreSchool } from '../use-restore-school.ts'

/** Removed schools, which can be restored. */
export function TrashPage() {
  const { timeZone } = useMe()
  const { data: trashed } = useSuspenseQuery(query('GET /schools/list/trash'))

  return (
    <Stack gap="lg" maw={760}>
      <PageHeader
        title="Trash"
        about={`Schools you remove stay here for ${daysInTrash} days, with their essays and research, before they are permanently deleted.`}
        back={<BackLink to="/schools">My School List</BackLink>}
      />
      {trashed.length === 0 ? (
        <Card>
          <Text>The trash is empty.</Text>
        </Card>
      ) : (
        <Card component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {trashed.map((entry) => (
            <TrashedRow key={entry.id} entry={entry} timeZone={timeZone} />
          ))}
        </Card>
      )}
    </Stack>
  )
}

function TrashedRow({
  entry: { id, name, location, trashedAt, goneAfter },
  timeZone,
}: {
  entry: TrashedEntry
  timeZone: string
}) {
  const restore = useRestoreSchool()
  const day = (instant: string) => dayIn(timeZone, instant)

  return (
    <Group component="li" justify="space-between" wrap="nowrap" p="md">
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {location && `${location} · `}removed {day(trashedAt)}, kept until {day(goneAfter)}
        </Text>
      </div>
      <Button
        variant="default"
        aria-label={`Restore: ${name}`}
        loading={restore.isPending}
        onClick={() => restore.mutate({ id })}
      >
        Restore
      </Button>
    </Group>
  )
}
