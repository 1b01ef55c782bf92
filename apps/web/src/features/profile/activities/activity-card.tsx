import type { Activity } from '@bearings/domain/profile/schema'
import { Text } from '@mantine/core'
import { yearsWords } from '../words.ts'

export function ActivityCard({
  activity: { name, position, yearsInvolved, description },
}: {
  activity: Activity
}) {
  const facts = [position, yearsInvolved === undefined ? undefined : yearsWords(yearsInvolved)]

  return (
    <>
      <Text fw={600}>{name}</Text>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" mt={4}>
        {description}
      </Text>
    </>
  )
}
