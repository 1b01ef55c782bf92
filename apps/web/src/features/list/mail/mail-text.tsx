import { Stack, Text, Textarea, type TextareaProps } from '@mantine/core'
import { useState } from 'react'
import { UploadButton } from '#ui/upload-button.tsx'
import { readMailFile } from './read-mail-file.ts'

type Props = Pick<TextareaProps, 'label' | 'description'> & {
  'data-autofocus'?: boolean
  value: string
  onChange: (text: string) => void
}

/** A field for the text of a mail, which may be pasted, or come from a file that is chosen or dropped on it. */
export function MailText({ value, onChange, ...field }: Props) {
  const [state, setState] = useState<'ready' | 'reading' | 'unreadable'>('ready')
  const read = async (file: File) => {
    setState('reading')
    const text = await readMailFile(file)
    if (text !== null) onChange(text)
    setState(text === null ? 'unreadable' : 'ready')
  }

  return (
    <Stack
      gap="xs"
      align="flex-start"
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        void read(file)
      }}
    >
      <Textarea
        {...field}
        w="100%"
        autosize
        minRows={6}
        maxRows={10}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <UploadButton
        accept=".eml,message/rfc822"
        isSending={state === 'reading'}
        onChoose={(file) => void read(file)}
      >
        Open an Email File
      </UploadButton>
      {state === 'unreadable' && (
        <Text size="sm" c="coral" role="alert">
          This file is not an email that Bearings can read. Save the email as .eml, or paste its text.
        </Text>
      )}
    </Stack>
  )
}
