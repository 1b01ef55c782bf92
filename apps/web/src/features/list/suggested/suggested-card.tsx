import type { SuggestedSchool } from '@bearings/domain/list/suggested/schema'
import { Box, Button, Card, Group, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAddSchool } from '#colleges/adding/use-add-school.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { mutation, query } from '#platform/queries/api.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { useIsPhone } from '#ui/use-is-phone.ts'

/** The colleges that advisors suggest, above the list; nothing without any. */
export function SuggestedCard() {
  const { data: suggested = [] } = useQuery(query('GET /schools/suggested', {}))
  const add = useAddSchool()
  const decline = useMutation({
    ...mutation('POST /schools/suggested/{id}/decline', 'Not changed'),
    onSuccess: () => notify({ title: 'Removed from your suggestions' }),
  })
  const isPhone = useIsPhone()
  if (suggested.length === 0) return null

  const rows = (
    <ul>
      {suggested.map((one) => (
        <Row
          key={one.id}
          suggested={one}
          isAdding={add.isPending && add.variables.schoolId === one.schoolId}
          isDeclining={decline.isPending && decline.variables.id === one.id}
          onAdd={() =>
            add.mutate({ schoolId: one.schoolId }, { onError: (error) => notifyFailure('Not added', error) })
          }
          onDecline={() => decline.mutate({ id: one.id })}
        />
      ))}
    </ul>
  )
  // On a phone it is one line until it is opened, so that the list itself comes soon.
  if (isPhone)
    return (
      <Card component="details" py={0} className="no-print">
        <Text component="summary" truncate lh="44px" fw={600}>
          Suggested to you: {suggested.map(({ name }) => name).join(', ')}
        </Text>
        {rows}
      </Card>
    )
  return (
    <Card component="section" aria-labelledby="suggested" className="no-print">
      <Title order={2} id="suggested">
        Suggested to you
      </Title>
      {rows}
    </Card>
  )
}

type RowProps = {
  suggested: SuggestedSchool
  isAdding: boolean
  isDeclining: boolean
  onAdd: () => void
  onDecline: () => void
}

function Row({ suggested, isAdding, isDeclining, onAdd, onDecline }: RowProps) {
  const { name, unitid, location, reason, by } = suggested
  return (
    <Group component="li" className="ruled" py="sm" gap="sm" justify="space-between">
      <Box flex="1 1 280px">
        {unitid === null ? (
          <Text span fw={600}>
            {name}
          </Text>
        ) : (
          <LinkAnchor to="/schools/find/$unitid" params={{ unitid: String(unitid) }} fw={600}>
            {name}
          </LinkAnchor>
        )}
        <Text size="sm" c="dimmed">
          {location}
        </Text>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {by}: {reason}
        </Text>
      </Box>
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} size={16} />}
          loading={isAdding}
          aria-label={`Add to my list: ${name}`}
          onClick={onAdd}
        >
          Add
        </Button>
        <Button
          variant="subtle"
          color="gray"
          loading={isDeclining}
          aria-label={`Not for me: ${name}`}
          onClick={onDecline}
        >
          Not for Me
        </Button>
      </Group>
    </Group>
  )
}
