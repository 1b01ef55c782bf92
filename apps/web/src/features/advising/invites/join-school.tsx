import type { Invitation } from '@bearings/domain/advising/invites/schema'
import type { AdvisorLink } from '@bearings/domain/advising/links/schema'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { notify } from '#platform/notify.ts'
import { query, sentNow } from '#platform/queries/api.ts'
import { explain } from '#product/explain.ts'
import { isMissing } from '#ui/is-missing.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ConsentFields, useConsent } from '../sharing/consent-fields.tsx'

type Props = {
  code: string
  invitation: Invitation
  /** The student's own link with the counselor, if they have connected before. */
  link: AdvisorLink | undefined
}

/** A student's way into their school: what it enters for them, and what their counselor sees. */
export function JoinSchool({ code, invitation: { name, advisor, school }, link }: Props) {
  const [consent, setConsent] = useConsent(link)
  const router = useRouter()
  const queryClient = useQueryClient()
  const join = useMutation({
    ...sentNow('POST /advising/invites/by-code/{code}/join'),
    onSuccess: () => {
      notify({ title: 'Joined', message: `You have joined ${name}.` })
      if (router.state.location.pathname.startsWith('/join/'))
        void router.navigate({ to: '/student/advisor', replace: true })
    },
    onError: (error) => {
      if (isMissing(error))
        void queryClient.resetQueries(query('GET /advising/invites/by-code/{code}', { code }))
      notify({ title: explain(error), color: 'coral' })
    },
  })
  const counselor = advisor && (advisor.fullName || advisor.email)
  return (
    <Stack gap="lg" maw={640}>
      <PageHeader
        eyebrow={name}
        title={`Join as ${school?.givenName ?? ''}`}
        about={
          counselor
            ? `Your counselor is ${counselor}.`
            : 'Your counselor is not here yet. You can join now, and are connected when they come.'
        }
      />
      <Card>
        <Stack gap="lg">
          {school?.studentId && (
            <Text>
              The school enters your student ID, <strong>{school.studentId}</strong>. Only the school can
              change it.
            </Text>
          )}
          {counselor && (
            <ConsentFields kind="school" name={counselor} consent={consent} onChange={setConsent} order={2} />
          )}
          <Text size="sm" c="dimmed">
            This code is for one student. If you are not {school?.givenName}, do not use it.
          </Text>
          <Group justify="flex-end">
            <LinkButton to="/dashboard" variant="default">
              Not Now
            </LinkButton>
            <Button
              loading={join.isPending}
              onClick={() => join.mutate({ code, ...consent, advisorId: advisor?.id })}
            >
              Join
            </Button>
          </Group>
        </Stack>
      </Card>
    </Stack>
  )
}
