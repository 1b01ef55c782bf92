import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../platform/title.ts'

export const Route = createFileRoute('/_app/settings')({
  head: () => titled('Settings'),
  component: () => null,
})
