import { createFileRoute } from '@tanstack/react-router'
import { ForgotPage } from '#features/accounts/sign-in/forgot-page.tsx'
import { nextIn } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'

export const Route = createFileRoute('/auth/forgot')({
  validateSearch: nextIn,
  head: () => titled('Forgot password'),
  component: ForgotPage,
})
