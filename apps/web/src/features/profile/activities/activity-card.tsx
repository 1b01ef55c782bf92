import type { Activity } from '@bearings/domain/profile/schema'
import { Text } from '@mantine/core'
import { activityFacts } from './activity-facts.ts'

export function ActivityCard({ activity }: { activity: Activity }) {
  return (
    <>
      <Text fw={600}>{activity.name}</Text>
      {activityFacts(activity).map((line) => (
        <Text key={line} size="sm" c="dimmed">
          {line}
        </Text>
      ))}
      <Text size="sm" mt={4}>
        {activity.description}
      </Text>
    </>
  )
}
