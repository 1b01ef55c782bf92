import { createFileRoute } from '@tanstack/react-router'
import { LettersError } from '#features/letters/desk/letters-error.tsx'
import { LettersPage } from '#features/letters/desk/letters-page.tsx'
import { titled } from '#platform/navigation/title.ts'
import { call } from '#platform/queries/api.ts'

/**
 * The page of a recommender, who has no account: the link is all they need. It is fetched on every visit and kept nowhere,
 * because a school's computer may be shared.
 */
export const Route = createFileRoute('/letters/$code')({
  loader: ({ params: { code } }) => call('GET /letters/by-code/{code}', { code }),
  gcTime: 0,
  head: () => titled('Letters of recommendation'),
  errorComponent: LettersError,
  component: function LettersRoute() {
    const { code } = Route.useParams()
    return <LettersPage key={code} code={code} loaded={Route.useLoaderData()} />
  },
})
