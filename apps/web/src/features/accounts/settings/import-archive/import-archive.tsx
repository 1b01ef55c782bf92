import { most } from '@bearings/domain/archive/options'
import { Failure } from '@bearings/domain/failure'
import { fileLimits } from '@bearings/domain/files/options'
import { sizeInWords } from '@bearings/domain/files/rules'
import { Group, Progress, Text } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '#features/accounts/sign-in/notice.tsx'
import { explain } from '#product/explain.ts'
import { UploadButton } from '#ui/upload-button.tsx'
import { ArchiveDialog } from './archive-dialog.tsx'
import { useSeeArchive } from './use-import-archive.ts'

/** Imports an archive into an account that has no data yet. */
export function ImportArchive() {
  const see = useSeeArchive()
  const [isShown, setIsShown] = useState(false)

  return (
    <>
      <Text>
        Have the ZIP file of another account? You see what is in it before anything is imported. This account
        must still be empty.
      </Text>
      <Group>
        <UploadButton
          accept=".zip"
          isSending={see.isPending}
          onChoose={(file) => see.mutate(file, { onSuccess: () => setIsShown(true) })}
        >
          Import an Archive
        </UploadButton>
      </Group>
      {see.sent !== null && <Progress value={see.sent * 100} aria-label="Sent" />}
      {see.error && <Notice>{wordsOf(see.error)}</Notice>}
      {isShown && see.data && <ArchiveDialog {...see.data} onClose={() => setIsShown(false)} />}
    </>
  )
}

function wordsOf(error: Error): string {
  const isTooLarge = error instanceof Failure && error.code === 'TOO_LARGE'
  if (!isTooLarge) return explain(error)
  return `This file is larger than a Bearings account can hold: the ZIP can be up to ${sizeInWords(most.zipBytes)}, its unpacked texts ${sizeInWords(most.textsBytes)}, its documents ${sizeInWords(fileLimits.documentsBytes)}. Nothing was imported; what you wrote is in the ZIP file, under essays and notes.`
}
