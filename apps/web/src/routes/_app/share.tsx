import { createFileRoute } from '@tanstack/react-router'
import { SharePage } from '#features/list/mail/share-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'

export const Route = createFileRoute('/_app/share')({
  beforeLoad: allow('student'),
  head: () => titled('Read an email'),
  component: SharePage,
})
