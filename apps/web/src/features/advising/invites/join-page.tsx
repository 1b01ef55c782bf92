import type { Invitation } from '@bearings/domain/advising/invites/schema'
import { hasFreePlace, linksIn } from '@bearings/domain/advising/links/my-links'
import { Failure } from '@bearings/domain/failure'
import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { notify } from '#platform/notify.ts'
import { query, sentNow } from '#platform/queries/api.ts'
import { isMissing } from '#ui/is-missing.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { failed } from '../failed.ts'
import { ConsentFields, useConsent } from '../sharing/consent-fields.tsx'
import { JoinSchool } from './join-school.tsx'

type Props = { code: string; invitation: Invitation }

/** A student's decision about an invite: whether to connect, and what the advisor sees. */
export function JoinPage({ code, invitation }: Props) {
  const { data } = useSuspenseQuery(query('GET /advising/link'))
  const { name, advisor, school } = invitation
  const link = linksIn(data).find((each) => each.advisor.id === advisor?.id)
  // Another counselor is another question.
  if (school) return <JoinSchool key={advisor?.id} code={code} invitation={invitation} link={link} />
  if (!advisor) return null
  const inviter = advisor.fullName || advisor.email
  const isSame = link !== undefined
  return (
    <Stack gap="lg" maw={640}>
      <PageHeader eyebrow={name} title={`${inviter} invites you`} about={advisor.email} />
      {data.link && (isSame || !hasFreePlace(data)) ? (
        <Advised
          inviter={inviter}
          advisor={isSame ? advisor : data.link.advisor}
          isSame={isSame}
          places={data.places}
        />
      ) : (
        <ConsentForm code={code} inviter={inviter} />
      )}
    </Stack>
  )
}

type AdvisedProps = {
  inviter: string
  advisor: { fullName: string; email: string }
  isSame: boolean
  places: number
}

function Advised({ inviter, advisor, isSame, places }: AdvisedProps) {
  const own = advisor.fullName || advisor.email
  return (
    <>
      <Alert color={isSame ? 'kelp' : 'brass'}>
        {isSame
          ? `${own} is already your advisor.`
          : places > 1
            ? `You have ${places} advisors, the most you can have. Disconnect from one of them before you connect with ${inviter}.`
            : `${own} is your advisor. You can have only one at a time, so disconnect on My Advisor before you connect with ${inviter}.`}
      </Alert>
      <Group>
        <LinkButton to="/student/advisor" variant="default">
          My Advisor
        </LinkButton>
      </Group>
    </>
  )
}

function ConsentForm({ code, inviter }: { code: string; inviter: string }) {
  const [consent, setConsent] = useConsent()
  const router = useRouter()
  const queryClient = useQueryClient()
  const join = useMutation({
    ...sentNow('POST /advising/invites/by-code/{code}/join'),
    onSuccess: () => {
      notify({ title: 'Connected', message: `${inviter} is now your advisor.` })
      // The student may have gone elsewhere meanwhile.
      if (router.state.location.pathname.startsWith('/join/'))
        void router.navigate({ to: '/student/advisor', replace: true })
    },
    onError: (error) => {
      // Also if the last place was taken meanwhile.
      if (isMissing(error) || (error instanceof Failure && error.rule === 'invite-full')) void lookAgain()
      notify({ title: failed('connect', error, 'student'), color: 'coral' })
    },
  })
  /**
   * Reads the invite again, so that the page says if it has ended, and drops essays that were put in the
   * trash elsewhere.
   */
  async function lookAgain() {
    void queryClient.resetQueries(query('GET /advising/invites/by-code/{code}', { code }))
    const essays = await queryClient.fetchQuery({ ...query('GET /essays'), staleTime: 0 })
    setConsent(({ sharing, essayIds }) => ({
      sharing,
      essayIds: essayIds.filter((id) => essays.some((essay) => essay.id === id)),
    }))
  }

  return (
    <Card>
      <Stack gap="lg">
        <ConsentFields name={inviter} consent={consent} onChange={setConsent} order={2} />
        <Text size="sm" c="dimmed">
          Connect only if you know {inviter} and expected this invite.
        </Text>
        <Group justify="flex-end">
          <LinkButton to="/dashboard" variant="default">
            Not Now
          </LinkButton>
          <Button loading={join.isPending} onClick={() => join.mutate({ code, ...consent })}>
            Connect
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
