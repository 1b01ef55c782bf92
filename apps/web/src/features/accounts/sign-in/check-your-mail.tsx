import { say } from '@bearings/domain/say'
import { Anchor, Button, Stack, Title } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { CodeLink } from './code-link.tsx'
import { MailboxLink } from './mailbox-link.tsx'
import { Notice } from './notice.tsx'
import { useResendVerification } from './use-resend-verification.ts'

/** Replaces the form after sign-up: what to do next, and what to do if no mail arrives. */
export function CheckYourMail({ email, onAgain }: { email: string; onAgain: () => void }) {
  const resend = useResendVerification()
  const { next } = useSearch({ from: '/auth/' })
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), [])

  return (
    <Stack gap="md">
      <Title order={2} ref={heading} tabIndex={-1}>
        {say('Check your email')}
      </Title>
      <Notice good>
        {say('Account created successfully! Please check your email to verify your account.')}
        <CodeLink type="signup" sentTo={email} next={next} />
        <MailboxLink />
      </Notice>
      <Button
        variant="default"
        size="md"
        // A long address wraps, because nobody can check a truncated one.
        h="auto"
        mih="var(--button-height)"
        py={8}
        styles={{ label: { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
        loading={resend.isPending}
        onClick={() => resend.mutate(email)}
      >
        {say('Resend to {email}', { email })}
      </Button>
      <Anchor component="button" type="button" size="sm" onClick={onAgain}>
        {say('Use another address')}
      </Anchor>
    </Stack>
  )
}
