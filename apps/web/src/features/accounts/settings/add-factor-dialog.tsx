import {
  Anchor,
  Button,
  Center,
  CopyButton,
  Group,
  Modal,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../sign-in/auth-words.ts'
import { Notice } from '../sign-in/notice.tsx'
import { useConfirmFactor, useStartFactor } from './use-factors.ts'
import classes from './add-factor-dialog.module.css'

/** Shows the secret as a picture and as text, and asks for a first code. */
export function AddFactorDialog({ onClose }: { onClose: () => void }) {
  const start = useStartFactor()
  const confirm = useConfirmFactor(onClose)
  const [code, setCode] = useState('')
  const begun = useRef(false)
  const { mutate } = start

  useEffect(() => {
    // Each start makes the secret before it useless.
    if (!begun.current) mutate()
    begun.current = true
  }, [mutate])

  return (
    <Modal opened onClose={onClose} title="Add authenticator app">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (start.data) confirm.mutate({ factorId: start.data.id, code })
        }}
      >
        <Stack gap="md">
          <Text>
            Scan this with an authenticator app on your phone, then enter the six digits that it shows.
          </Text>
          <Center mih={184}>
            {start.data ? (
              <img src={start.data.totp.qr_code} alt="QR code with the secret" className={classes.code} />
            ) : (
              <Skeleton width={184} height={184} />
            )}
          </Center>
          {start.data && <Secret secret={start.data.totp.secret} />}
          <TextInput
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\s*\d{3}\s*\d{3}\s*"
            title="Six digits"
            required
            withAsterisk={false}
            data-autofocus
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          {(start.error ?? confirm.error) && (
            <Notice>{messageOf((start.error ?? confirm.error)!, 'Please try again.')}</Notice>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!start.data} loading={confirm.isPending}>
              Verify
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

function Secret({ secret }: { secret: string }) {
  return (
    <Text size="sm" c="dimmed">
      No camera at hand? Enter this key: <span className={classes.secret}>{secret}</span>{' '}
      <CopyButton value={secret}>
        {({ copied, copy }) => (
          <Anchor component="button" type="button" size="sm" onClick={copy}>
            {copied ? 'Copied' : 'Copy'}
          </Anchor>
        )}
      </CopyButton>
    </Text>
  )
}
