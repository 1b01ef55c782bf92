import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { explain } from '../../../platform/explain.ts'
import { Notice } from '../sign-in/notice.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { useAskForErasure } from './use-erasure.ts'

/** Asks twice: once in words, once for the password. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [sure, setSure] = useState(false)
  const [password, setPassword] = useState('')
  const erase = useAskForErasure(onClose)

  if (!sure)
    return (
      <Modal opened onClose={onClose} title="Delete your account?">
        <Text>
          Everything you have written and kept here is deleted for good. It happens in 14 days; until then you
          can change your mind.
        </Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Keep my account
          </Button>
          <Button variant="light" color="coral" onClick={() => setSure(true)}>
            Continue
          </Button>
        </Group>
      </Modal>
    )

  return (
    <Modal opened onClose={onClose} title="Are you sure?">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          erase.mutate({ password })
        }}
      >
        <Stack gap="md">
          <PasswordField
            label="Your password"
            description="So that nobody else does this at your screen."
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {erase.error && <Notice>{explain(erase.error)}</Notice>}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Keep my account
            </Button>
            <Button type="submit" loading={erase.isPending}>
              Delete my account
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
