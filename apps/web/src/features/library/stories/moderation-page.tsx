import { Stack } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { NextPageButton } from '#ui/next-page-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ModeratedCard } from './moderated-story.tsx'

/** The stories that students have offered for publication, and those that are published. */
export function ModerationPage() {
  const waiting = useSuspenseInfiniteQuery(pagesOf('GET /library/stories', { state: 'offered' }))
  const published = useSuspenseInfiniteQuery(pagesOf('GET /library/stories', { state: 'published' }))
  const offers = waiting.data.pages.flatMap(({ stories }) => stories)
  const others = published.data.pages.flatMap(({ stories }) => stories)
  return (
    <Stack gap="lg" maw="var(--width-page)">
      <PageHeader
        title="Stories"
        about="Students offer these for the admitted profiles. Look for anything that reveals who or where someone is, the student or anyone else."
      />
      {offers.length + others.length === 0 && (
        <EmptyState icon={IconBook2} title="No stories yet" action={null}>
          What a student offers waits here until you have read it.
        </EmptyState>
      )}
      {offers.map((story, at) => (
        <ModeratedCard key={story.profile.id} story={story} isNext={at === 0} />
      ))}
      <NextPageButton pages={waiting}>More waiting</NextPageButton>
      {others.map((story) => (
        <ModeratedCard key={story.profile.id} story={story} />
      ))}
      <NextPageButton pages={published}>Older published stories</NextPageButton>
    </Stack>
  )
}
