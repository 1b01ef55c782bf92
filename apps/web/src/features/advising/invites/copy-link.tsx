import { Button, Text } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import { inviteLink } from './invite-link.ts'

type Props = { code: string; variant?: 'default'; describedBy?: string }

export function CopyLink({ code, variant, describedBy }: Props) {
  const clipboard = useClipboard({ timeout: 3000 })
  return (
    <>
      <Button
        leftSection={<Icon of={IconCopy} />}
        {...(variant && { variant })}
        {...(describedBy && { 'aria-describedby': describedBy })}
        onClick={() => clipboard.copy(inviteLink(code))}
      >
        {clipboard.copied ? 'Copied' : 'Copy Link'}
      </Button>
      {clipboard.error && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          Your browser blocked copying. Copy the link yourself: {inviteLink(code)}
        </Text>
      )}
    </>
  )
}
