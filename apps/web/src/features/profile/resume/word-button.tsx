import type { ResumeChoices } from '@bearings/domain/profile/resume/rules'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { download } from '#platform/files/download.ts'
import { notifyFailure } from '#platform/notify.ts'
import { Icon } from '#ui/icon.tsx'

type Props = {
  /** Of the file, without its extension. */
  name: string
  choices: Pick<ResumeChoices, 'order' | 'hidden'>
}

/** Downloads the résumé for a word processor, with the same parts in one column. */
export function WordButton({ name, choices: { order, hidden } }: Props) {
  const save = useMutation({
    mutationFn: () => download('/profile/resume/docx', `${name}.docx`, { order, hidden }),
    onError: (error) => notifyFailure('Not downloaded', error),
  })
  return (
    <Button
      variant="default"
      leftSection={<Icon of={IconDownload} />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      Word Document
    </Button>
  )
}
