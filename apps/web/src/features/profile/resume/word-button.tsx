import type { ResumeChoices } from '@bearings/domain/profile/resume/rules'
import { download } from '#platform/files/download.ts'
import { DownloadButton } from '#ui/download-button.tsx'

type Props = {
  /** Of the file, without its extension. */
  name: string
  choices: Pick<ResumeChoices, 'order' | 'hidden'>
}

/** Downloads the résumé for a word processor, with the same parts in one column. */
export function WordButton({ name, choices: { order, hidden } }: Props) {
  return (
    <DownloadButton
      onDownload={() => download('/profile/resume/docx', `${name}.docx`, { order, hidden })}
      failure="Not downloaded"
    >
      Word Document
    </DownloadButton>
  )
}
