import { linesOf, linesOfText, letterBounds, type LetterLine } from '@bearings/domain/money/letter/lines'
import { type LetterReading, readLetter } from '@bearings/domain/money/letter/read'
import type { OfferTerms } from '@bearings/domain/money/schema'
import { Alert, Button, Divider, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { UploadButton } from '#ui/upload-button.tsx'
import { LetterAmounts } from './letter-amounts.tsx'
import { readPdf } from './read-pdf.ts'
import { type Unread, UnreadLetter, unreadWords } from './unread.ts'

type Props = {
  onRead: (terms: OfferTerms, lines: readonly string[]) => void
  onClose: () => void
}

/** Reads an aid letter on the device: a PDF or pasted text, whose amounts are looked at before they fill in an offer. */
export function LetterDialog({ onRead, onClose }: Props) {
  const [text, setText] = useState('')
  const [isReading, setReading] = useState(false)
  const [unread, setUnread] = useState<Unread | null>(null)
  const [reading, setReadingOf] = useState<LetterReading | null>(null)

  function take(lines: readonly LetterLine[]) {
    const found = readLetter(lines)
    if (found.amounts.length === 0) throw new UnreadLetter('no-amounts')
    setUnread(null)
    setReadingOf(found)
  }

  async function read(lines: () => Promise<LetterLine[]> | LetterLine[]) {
    setReading(true)
    try {
      take(await lines())
    } catch (error) {
      setUnread(error instanceof UnreadLetter ? error.reason : 'broken')
    }
    setReading(false)
  }

  if (reading)
    return (
      <Dialog title="What the letter says" size={900} losesTyped onClose={onClose}>
        <LetterAmounts
          reading={reading}
          onBack={() => setReadingOf(null)}
          onUse={(terms) => onRead(terms, reading.lines)}
        />
      </Dialog>
    )
  return (
    <Dialog title="Read a Letter" losesTyped onClose={onClose}>
      <Stack gap="md">
        <Text c="dimmed">
          The letter is read on this device. Nothing is sent or kept, except the offer if you save it.
        </Text>
        <output>{unread && <Alert color="coral">{unreadWords[unread]}</Alert>}</output>
        <UploadButton
          accept="application/pdf,.pdf"
          isSending={isReading}
          onChoose={(file) => void read(async () => linesOf(await readPdf(file)))}
        >
          Choose a PDF
        </UploadButton>
        <Divider label="or" />
        <Textarea
          label="Text of the letter"
          description="Copied from the PDF, the email or the college’s portal"
          autosize
          minRows={5}
          maxRows={12}
          maxLength={letterBounds.text}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={text.trim() === ''} onClick={() => void read(() => linesOfText(text))}>
            Read the Text
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
