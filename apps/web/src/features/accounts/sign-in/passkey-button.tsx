import { say } from '@bearings/domain/say'
import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import { Notice } from './notice.tsx'
import { hasPasskeys, passkeyWords, usePasskey } from './passkeys.ts'

type Props = {
  /** Whether nothing else on the page signs in. */
  isMain?: boolean
}

/** The button that signs in with a passkey, where the browser has them. */
export function PasskeyButton({ isMain = false }: Props) {
  const enter = usePasskey()
  if (!hasPasskeys()) return null
  return (
    <>
      {enter.error && <Notice>{passkeyWords(enter.error)}</Notice>}
      <Button
        variant={isMain ? 'filled' : 'default'}
        leftSection={<Icon of={IconFingerprint} />}
        loading={enter.isPending || enter.isSuccess}
        onClick={() => enter.mutate()}
        fullWidth
        size="md"
      >
        {say('Use a Passkey')}
      </Button>
    </>
  )
}
