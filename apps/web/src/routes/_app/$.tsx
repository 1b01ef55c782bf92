import { createFileRoute } from '@tanstack/react-router'
import { NotFoundInShell } from '#features/shell/not-found-page.tsx'
import { titled } from '#platform/navigation/title.ts'

/** Every unknown path, for people who are signed in. */
export const Route = createFileRoute('/_app/$')({
  head: () => titled('Page Not Found'),
  component: NotFoundInShell,
})
