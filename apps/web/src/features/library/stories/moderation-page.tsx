import { Card, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { ModeratedCard } from './moderated-story.tsx'

/** What students have offered for publication, and what is published of theirs. */
export function ModerationPage() {
  const { data: stories } = useSuspenseQuery(query('GET /library/stories'))
  return (
    <Stack gap="lg" maw={960}>
      <PageHeader
        title="Stories"
        about="Students offer these for the admitted profiles. Look for anything that tells who or where somebody is: themselves, or others."
      />
      {stories.length === 0 && (
        <Card>
          <Text>No story is waiting, and none is published.</Text>
        </Card>
      )}
      {stories.map((story) => (
        <ModeratedCard key={story.profile.id} story={story} />
      ))}
    </Stack>
  )
}
