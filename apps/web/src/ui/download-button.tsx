import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { notifyFailure } from '#platform/notify.ts'
import { Icon } from './icon.tsx'

type Props = { onDownload: () => Promise<void>; failure: string; children: ReactNode }

export function DownloadButton({ onDownload, failure, children }: Props) {
  const save = useMutation({
    mutationFn: onDownload,
    onError: (error) => notifyFailure(failure, error),
  })
  return (
    <Button
      variant="default"
      leftSection={<Icon of={IconDownload} />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {children}
    </Button>
  )
}
