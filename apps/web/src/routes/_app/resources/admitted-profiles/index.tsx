import { say, translated } from '@bearings/domain/say'
import { createFileRoute } from '@tanstack/react-router'
import { LibrarySkeleton } from '#features/library/library-skeleton.tsx'
import { ProfilesPage } from '#features/library/profiles/profiles-page.tsx'
import { profilePages } from '#features/library/profiles/profiles-query.ts'
import { profilesSearch } from '#features/library/profiles/profiles-search.ts'
import { about, title } from '#features/library/profiles/words.ts'
import { titled } from '#platform/navigation/title.ts'
import { PageError } from '#ui/page-error.tsx'

export const Route = createFileRoute('/_app/resources/admitted-profiles/')({
  validateSearch: profilesSearch,
  loader: async ({ context: { queryClient } }) =>
    void (await queryClient.ensureInfiniteQueryData(profilePages)),
  head: () => titled('Admitted Profiles'),
  pendingComponent: () => (
    <LibrarySkeleton title={title} about={about} label={say('Loading profiles...')} cards={6} height={240} />
  ),
  errorComponent: ({ error }) => (
    <PageError page={translated(title)} title={say('Error loading profiles.')} error={error} />
  ),
  component: function ProfilesRoute() {
    return <ProfilesPage search={Route.useSearch()} />
  },
})
