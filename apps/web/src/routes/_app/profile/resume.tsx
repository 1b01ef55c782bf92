import { createFileRoute } from '@tanstack/react-router'
import { ProfileSkeleton } from '#features/profile/overview/profile-skeleton.tsx'
import { ResumePage } from '#features/profile/resume/resume-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'

export const Route = createFileRoute('/_app/profile/resume')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(query('GET /profile')),
  head: () => titled('Résumé'),
  pendingComponent: ProfileSkeleton,
  component: ResumePage,
})
