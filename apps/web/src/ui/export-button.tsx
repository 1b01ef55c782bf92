import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { notifyFailure } from '#platform/notify.ts'
import { download } from '../platform/files/download.ts'
import { Icon } from './icon.tsx'

type Props = {
  /** Relative to `/api/v1`. */
  path: string
  /** The filters of the export; unset ones are left out, and of a list each item is sent. */
  query?: Record<string, string | number | readonly string[] | undefined>
  fileName: string
}

/** A button that downloads the whole of a table that the page shows in part, with the same filters. */
export function ExportButton({ path, query = {}, fileName }: Props) {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [value].flat().map((item) => [name, String(item)]),
  )
  const address = given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
  const save = useMutation({
    mutationFn: () => download(address, fileName),
    onError: (error) => notifyFailure('Not exported', error),
  })
  return (
    <Button
      variant="default"
      leftSection={<Icon of={IconDownload} />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      Export CSV
    </Button>
  )
}
