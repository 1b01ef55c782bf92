import type { Essay } from '@bearings/domain/essays/schema'
import { fileNameFor } from '@bearings/domain/file-name'
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { download, saveAsFile } from '#platform/files/download.ts'
import { notify, notifyFailure } from '#platform/notify.ts'
import { Icon } from '#ui/icon.tsx'
import type { EssayAutosave } from './use-essay-autosave.ts'

type Props = { essay: Essay; autosave: EssayAutosave; textNow: () => string }

/** A menu to download the essay as a Word document or as plain text. */
export function DownloadMenu({ essay: { id, schoolName, promptName }, autosave, textNow }: Props) {
  const name = fileNameFor(schoolName ? `${schoolName} - ${promptName}` : promptName)
  const asDocument = useMutation({
    mutationFn: async () => {
      // The document is made from the saved text.
      await autosave.save()
      const { saved, failure } = autosave.state()
      if (failure) throw failure
      await download(`/essays/${id}/docx`, `${name}.docx`)
      return saved
    },
    networkMode: 'always',
    onSuccess: (isWhole) =>
      !isWhole &&
      notify({ title: 'Downloaded the saved text', message: 'What you typed since then is not in it.' }),
    onError: (error) => notifyFailure('Not downloaded', error),
  })

  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" leftSection={<Icon of={IconDownload} />} loading={asDocument.isPending}>
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => asDocument.mutate()}>Word document (.docx)</Menu.Item>
        <Menu.Item onClick={() => saveAsFile(new Blob([textNow()], { type: 'text/plain' }), `${name}.txt`)}>
          Plain text (.txt)
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
