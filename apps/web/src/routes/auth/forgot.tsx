import { createFileRoute } from '@tanstack/react-router'
import { ForgotPage } from '#features/accounts/sign-in/forgot-page.tsx'
import { titled } from '#platform/navigation/title.ts'

export const Route = createFileRoute('/auth/forgot')({
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
    typeof next === 'string' ? { next } : {},
  head: () => titled('Forgot password'),
  component: ForgotPage,
})
