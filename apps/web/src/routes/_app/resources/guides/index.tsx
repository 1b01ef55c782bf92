import { say } from '@bearings/domain/say'
import { createFileRoute } from '@tanstack/react-router'
import { about } from '#features/library/guides/about.ts'
import { GuidesPage } from '#features/library/guides/guides-page.tsx'
import { LibrarySkeleton } from '#features/library/library-skeleton.tsx'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'

export const Route = createFileRoute('/_app/resources/guides/')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(query('GET /library/guides')),
  head: () => titled('Guides'),
  pendingComponent: () => (
    <LibrarySkeleton
      title={say('Guides')}
      about={about}
      label={say('Loading guides...')}
      cards={6}
      height={120}
    />
  ),
  errorComponent: ({ error }) => (
    <PageError page={say('Guides')} title={say('Error loading guides.')} error={error} />
  ),
  component: GuidesPage,
})
