import { Button, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { auth } from '../../../platform/auth.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { codeOf, messageOf, unwrap } from './auth-words.ts'
import { type MailedLink, wordsOf } from './mailed-link.ts'
import { NewLink } from './new-link.tsx'
import { Notice } from './notice.tsx'

type Props = { link: MailedLink | null; onConfirmed: (link: MailedLink) => Promise<void> }

/** Where the links in our mails lead. Nothing happens before the button is pressed: mail scanners open links too. */
export function ConfirmPage({ link, onConfirmed }: Props) {
  const verify = useMutation({
    mutationFn: async ({ tokenHash, type }: MailedLink) =>
      unwrap(await auth.verifyOtp({ token_hash: tokenHash, type })),
    onSuccess: async ({ session }, used) => {
      if (session) await onConfirmed(used)
    },
  })

  if (!link)
    return (
      <Incomplete
        title="This link is not complete"
        text="Open it again from the mail, or copy the whole of it."
      />
    )
  if (verify.data && !verify.data.session) return <FirstOfTwo />

  const { title, text, button } = wordsOf[link.type]
  const spent = verify.error !== null && codeOf(verify.error) === 'otp_expired'
  return (
    <Stack gap="md">
      <Title order={1}>{title}</Title>
      {spent ? (
        <>
          <Notice>This link has been used already, or it is too old.</Notice>
          <NewLink type={link.type} />
        </>
      ) : (
        <>
          <Text c="dimmed">{text}</Text>
          {verify.error && (
            <Notice>{messageOf(verify.error, 'The server could not be reached. Please try again.')}</Notice>
          )}
          <Button
            size="md"
            loading={verify.isPending || verify.isSuccess}
            onClick={() => verify.mutate(link)}
          >
            {button}
          </Button>
        </>
      )}
    </Stack>
  )
}

function FirstOfTwo() {
  return (
    <Incomplete
      title="One of two"
      text="This address is confirmed. Please open the link in the other mail too: the change counts when both addresses have confirmed it."
    />
  )
}

function Incomplete({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap="md">
      <Title order={1}>{title}</Title>
      <Text c="dimmed">{text}</Text>
      <LinkButton to="/auth" variant="default" size="md">
        Go to Bearings
      </LinkButton>
    </Stack>
  )
}
