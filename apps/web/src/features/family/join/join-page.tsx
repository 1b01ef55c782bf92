import { familyParts } from '@bearings/domain/family/options'
import type { FamilyWelcome } from '@bearings/domain/family/schema'
import { say } from '@bearings/domain/say'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { notify } from '#platform/notify.ts'
import { query, sentNow } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'
import { paths } from '../paths.ts'
import { rememberChild } from '../use-child.ts'
import { words } from '../words.ts'
import { ForGuardians, JoinFamilyError } from './join-notices.tsx'

/** The page of an invitation, for a guardian who is signed in. */
export function JoinFamilyPage({ code }: { code: string }) {
  const { role } = useMe()
  const { data, error, refetch } = useQuery({
    ...query('GET /family/invitations/by-code/{code}', { code }),
    enabled: role === 'guardian',
  })
  if (role !== 'guardian') return <ForGuardians />
  if (data) return <Decision code={code} invitation={data} />
  return error ? <JoinFamilyError error={error} onRetry={refetch} /> : <PageSkeleton />
}

/** A guardian's decision about an invitation, and what they would see. */
function Decision({ code, invitation }: { code: string; invitation: FamilyWelcome }) {
  const { student, name, parts } = invitation
  const navigate = useNavigate()
  const accept = useMutation({
    ...sentNow('POST /family/invitations/by-code/{code}/accept', say(words.notAccepted)),
    onSuccess: ({ id }) => {
      notify({ title: say(words.accepted) })
      rememberChild(id)
      void navigate({ to: paths.home, replace: true })
    },
  })
  const shown = familyParts.filter((part) => parts[part])
  return (
    <Stack gap="lg" maw={640}>
      <PageHeader title={say(words.invites, { student })} />
      <Card>
        <Stack gap="md">
          <Text>{say(words.hello, { name, student })}</Text>
          <ul className="bullets">
            {shown.map((part) => (
              <li key={part}>{say(words.parts[part])}</li>
            ))}
            {shown.length === 0 && <li>{say(words.nothingYet)}</li>}
          </ul>
          <Text c="dimmed" size="sm">
            {say(words.chosen, { name: student })}
          </Text>
          <Group justify="flex-end">
            <LinkButton to={paths.home} variant="default">
              {say(words.notNow)}
            </LinkButton>
            <Button loading={accept.isPending} onClick={() => accept.mutate({ code })}>
              {say(words.accept)}
            </Button>
          </Group>
        </Stack>
      </Card>
    </Stack>
  )
}
