import { download } from '#platform/files/download.ts'
import { DownloadButton } from './download-button.tsx'

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
  return (
    <DownloadButton onDownload={() => download(address, fileName)} failure="Not exported">
      Export CSV
    </DownloadButton>
  )
}
