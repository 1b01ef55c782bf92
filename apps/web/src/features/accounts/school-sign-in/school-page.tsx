import { say, type Text as Said, translated } from '@bearings/domain/say'
import { Button, Loader, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { storageKey } from '#platform/device.ts'
import { auth } from '#platform/session/auth-client.ts'
import { authStorage } from '#platform/session/session-storage.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { unwrap } from '../sign-in/auth-words.ts'
import { leaveForSchool, storedAttempt } from './attempt.ts'
import { ConnectAccount } from './connect-account.tsx'
import type { Outcome, Refusal } from './outcome.ts'
import { schoolQuery } from './school-query.ts'

type Props = {
  outcome: Outcome
  needsCode: boolean
  isSignedIn: boolean
  onSignedIn: (next: string | undefined) => Promise<void>
}

/** The page to which people return from their school's sign-in. */
export function SchoolPage({ outcome, onSignedIn, ...session }: Props) {
  if (outcome.is === 'refused') return <Refused why={outcome.why} />
  if (outcome.is === 'to-prove')
    return <ConnectAccount {...outcome} {...session} onConnected={() => onSignedIn(storedAttempt()?.next)} />
  return <SigningIn code={outcome.code} onSignedIn={onSignedIn} />
}

function SigningIn({ code, onSignedIn }: { code: string } & Pick<Props, 'onSignedIn'>) {
  const exchange = useMutation({
    mutationFn: async () => {
      const attempt = storedAttempt()
      // Where the client looks for it.
      authStorage.setItem(`${storageKey}-code-verifier`, JSON.stringify(attempt?.verifier ?? ''))
      unwrap(await auth.exchangeCodeForSession(code))
      return attempt?.next
    },
    onSuccess: onSignedIn,
  })
  const begun = useRef(false)
  const { mutate } = exchange

  useEffect(() => {
    // The code works once.
    if (!begun.current) mutate()
    begun.current = true
  }, [mutate])

  if (exchange.error) return <Refused why="failed" />
  return (
    <Stack component="output" gap="md" align="center">
      <Loader />
      <Text>{say('Signing you in…')}</Text>
    </Stack>
  )
}

const words: Record<Refusal, { title: Said; text: (school: string) => string }> = {
  unexpected: {
    title: 'Your school has not added you yet',
    text: (school) =>
      say(
        '{school} knows you, but has not added you to Bearings. Ask your counselor or the school’s office to add you, with the email address that you have there.',
        { school },
      ),
  },
  unavailable: {
    title: 'The school’s sign-in does not answer',
    text: (school) =>
      say('The sign-in of {school} could not be reached. Please try again in a few minutes.', { school }),
  },
  failed: {
    title: 'You are not signed in',
    text: (school) => say('Signing in with {school} was not completed. Please try again.', { school }),
  },
  disabled: {
    title: 'This account is disabled',
    text: () => say('An administrator can enable it again.'),
  },
}

function Refused({ why }: { why: Refusal }) {
  const { data: school } = useQuery(schoolQuery)
  const again = useMutation({ mutationFn: () => leaveForSchool(storedAttempt()?.next) })
  const { title, text } = words[why]

  return (
    <Stack gap="md" role="alert">
      <Title order={1}>{translated(title)}</Title>
      <Text c="dimmed">{text(school?.name ?? say('Your school'))}</Text>
      <Button size="md" loading={again.isPending || again.isSuccess} onClick={() => again.mutate()}>
        {say('Try again')}
      </Button>
      <LinkButton to="/auth" variant="default" size="md">
        {say('Other ways to sign in')}
      </LinkButton>
    </Stack>
  )
}
