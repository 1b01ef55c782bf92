import { say, translated } from '@bearings/domain/say'
import { createFileRoute } from '@tanstack/react-router'
import { BlogPage } from '#features/library/blog/blog-page.tsx'
import { blogSearch } from '#features/library/blog/blog-search.ts'
import { about, title } from '#features/library/blog/words.ts'
import { LibrarySkeleton } from '#features/library/library-skeleton.tsx'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'
import { PageError } from '#ui/page-error.tsx'

export const Route = createFileRoute('/_app/resources/admitted-students-blog/')({
  validateSearch: blogSearch,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(query('GET /library/articles')),
  head: () => titled('Blog'),
  pendingComponent: () => (
    <LibrarySkeleton title={title} about={about} label={say('Loading articles...')} cards={6} height={220} />
  ),
  errorComponent: ({ error }) => (
    <PageError page={translated(title)} title={say('Error loading articles.')} error={error} />
  ),
  component: function BlogRoute() {
    return <BlogPage search={Route.useSearch()} />
  },
})
