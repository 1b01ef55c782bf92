import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { DocumentsSection } from '#features/files/documents-section.tsx'
import { OpenQuestion } from '#features/home/first-questions/first-questions.tsx'
import { ProfilePage } from '#features/profile/overview/profile-page.tsx'
import { ProfileSkeleton } from '#features/profile/overview/profile-skeleton.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'

export const Route = createFileRoute('/_app/profile/')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(query('GET /profile')),
  head: () => titled('Profile Builder'),
  pendingComponent: ProfileSkeleton,
  component: function ProfileRoute() {
    const { demoExpiresAt } = useMe()
    const { data: view } = useSuspenseQuery(query('GET /profile'))
    return (
      <ProfilePage
        documents={demoExpiresAt === null && <DocumentsSection />}
        question={<OpenQuestion view={view} />}
      />
    )
  },
})
