import { createFileRoute } from '@tanstack/react-router'

type Search = { next?: string }

export const Route = createFileRoute('/auth')({
  validateSearch: ({ next }: Record<string, unknown>): Search => (typeof next === 'string' ? { next } : {}),
  component: () => null,
})
