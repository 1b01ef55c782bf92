import { say } from '@bearings/domain/say'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { auth } from '#platform/session/auth-client.ts'
import { sessionState } from '#platform/session/auth.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { codeOf, messageOf, unwrap } from './auth-words.ts'
import { CodeForm } from './code-form.tsx'
import { type LinkType, type MailedLink, wordsOf } from './mailed-link.ts'
import { NewLink } from './new-link.tsx'
import { Notice } from './notice.tsx'

type Confirmed = Pick<MailedLink, 'type' | 'next'>
type Props = {
  link: MailedLink | null
  /** The purpose of a code entered without a link, and where it leads. */
  code: Confirmed
  onConfirmed: (confirmed: Confirmed) => Promise<void>
  /** Called when the link was already used by the person who is signed in here. */
  onUsedBefore: (link: MailedLink) => Promise<void>
}

/**
 * The page that links in our emails open; without a link it asks for the code. Nothing happens until the
 * person clicks the button, because mail scanners open links too.
 */
export function ConfirmPage({ link, code, onConfirmed, onUsedBefore }: Props) {
  const [isFirst, setIsFirst] = useState(false)
  const verify = useMutation({
    mutationFn: async ({ tokenHash, type }: MailedLink) =>
      unwrap(await auth.verifyOtp({ token_hash: tokenHash, type })),
    onSuccess: async ({ session }, used) => {
      if (session) await onConfirmed(used)
    },
    onError: async (error, used) => {
      const isSpent = codeOf(error) === 'otp_expired'
      if (isSpent && opensAccount(used.type) && (await sessionState()) === 'signed-in')
        await onUsedBefore(used)
    },
  })

  if (link?.byAdmin && verify.data && !verify.data.session) return <ChangesLater />
  if (isFirst || (verify.data && !verify.data.session)) return <FirstOfTwo />
  if (!link)
    return <CodeForm {...code} onConfirmed={() => onConfirmed(code)} onFirstOfTwo={() => setIsFirst(true)} />

  const { title, text, button } = wordsOf[link.type]
  const spent = verify.error !== null && codeOf(verify.error) === 'otp_expired'
  return (
    <Stack gap="md">
      <Title order={1}>{say(title)}</Title>
      {spent ? (
        <>
          <Notice>{say('This link has already been used or has expired.')}</Notice>
          <NewLink type={link.type} next={link.next} />
        </>
      ) : (
        <>
          <Text c="dimmed">{say(text)}</Text>
          {verify.error && (
            <Notice>
              {messageOf(verify.error, say('The server could not be reached. Please try again.'))}
            </Notice>
          )}
          <Button
            size="md"
            loading={verify.isPending || verify.isSuccess}
            onClick={() => verify.mutate(link)}
          >
            {say(button)}
          </Button>
        </>
      )}
    </Stack>
  )
}

/** Returns whether the link only signs a person in, so that someone signed in no longer needs it. */
function opensAccount(type: LinkType): boolean {
  return type === 'signup' || type === 'magiclink'
}

function ChangesLater() {
  return (
    <Stack gap="md">
      <Title order={1}>{say('This address is confirmed')}</Title>
      <Text c="dimmed">
        {say(
          'Your account uses it a day after the change was asked for, unless the owner of the current address objects. Until then, sign in with the current one.',
        )}
      </Text>
      <LinkButton to="/auth" variant="default" size="md">
        {say('Go to Bearings')}
      </LinkButton>
    </Stack>
  )
}

function FirstOfTwo() {
  return (
    <Stack gap="md">
      <Title order={1}>{say('One of two addresses confirmed')}</Title>
      <Text c="dimmed">
        {say(
          'This address is confirmed. Please open the link in the other email too. Your address changes once both are confirmed.',
        )}
      </Text>
      <LinkButton to="/auth" variant="default" size="md">
        {say('Go to Bearings')}
      </LinkButton>
    </Stack>
  )
}
