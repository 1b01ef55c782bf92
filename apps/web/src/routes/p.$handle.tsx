import { createFileRoute } from '@tanstack/react-router'
import { PublicPage } from '#features/profile/public/public-page.tsx'
import { ErrorPage } from '#features/shell/error-page.tsx'
import { NotFoundPage } from '#features/shell/not-found-page.tsx'
import { titled } from '#platform/navigation/title.ts'
import { call } from '#platform/queries/api.ts'
import { isMissing } from '#ui/is-missing.ts'

/**
 * A student's public page, open to everyone. It is fetched on every visit, so that nothing hidden since is
 * shown again.
 */
export const Route = createFileRoute('/p/$handle')({
  loader: ({ params: { handle } }) => call('GET /profile/public/{handle}', { handle }),
  gcTime: 0,
  head: ({ loaderData }) => titled(loaderData?.name ?? 'Public profile'),
  errorComponent: (props) => (isMissing(props.error) ? <NotFoundPage /> : <ErrorPage {...props} />),
  component: function PublicRoute() {
    return <PublicPage profile={Route.useLoaderData()} />
  },
})
