import { createFileRoute } from '@tanstack/react-router'
import { HowMatchingWorks } from '#features/matching/how-matching-works.tsx'
import { titled } from '#platform/navigation/title.ts'

export const Route = createFileRoute('/_app/resources/how-matching-works')({
  head: () => titled('How matching works'),
  component: HowMatchingWorks,
})
