import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { JoinError, JoinForStudents } from '#features/advising/invites/join-notices.tsx'
import { JoinPage } from '#features/advising/invites/join-page.tsx'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'

const invitation = (code: string) => query('GET /advising/invites/by-code/{code}', { code })

/** The page of an invite, open to everyone: people who are signed out come back here after they sign in. */
export const Route = createFileRoute('/_app/join/$code')({
  loader: async ({ context: { queryClient, me }, params: { code } }) => {
    if (me.role !== 'student') return
    await Promise.all([
      queryClient.ensureQueryData({ ...invitation(code), revalidateIfStale: true }),
      queryClient.ensureQueryData(query('GET /advising/link')),
    ])
  },
  head: () => titled('Invite'),
  errorComponent: JoinError,
  component: function JoinRoute() {
    const { me } = Route.useRouteContext()
    return me.role === 'student' ? <Join /> : <JoinForStudents />
  },
})

function Join() {
  const { code } = Route.useParams()
  const { data } = useSuspenseQuery(invitation(code))
  return <JoinPage key={code} code={code} invitation={data} />
}
