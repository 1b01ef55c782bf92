import { countWords } from '@bearings/domain/essays/rules'
import { asMarkdown } from '@bearings/domain/list/research/rules'
import type { ResearchNote } from '@bearings/domain/list/research/schema'
import { counted } from '@bearings/domain/words'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { momentIn } from '#platform/dates.ts'
import { notify } from '#platform/notify.ts'
import { useMe } from '#platform/session/me.ts'
import { ConflictModal } from '#ui/conflict-modal.tsx'
import { ConflictNotice } from '#ui/conflict-notice.tsx'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { TwoTexts } from '#ui/two-texts.tsx'
import { emptyNote, type NoteAutosave } from './note-autosave.ts'

type Props = { autosave: NoteAutosave; other: ResearchNote }

/** The notice that a note was changed in two tabs, with a dialog that shows both versions to choose from. */
export function NoteConflict({ autosave, other }: Props) {
  const [opened, setOpened] = useState(false)

  return (
    <>
      <ConflictNotice onCompare={() => setOpened(true)}>
        This note was saved in another tab or on another device after you started typing. Neither version is
        lost.
      </ConflictNotice>
      {opened && <Both autosave={autosave} other={other} onClose={() => setOpened(false)} />}
    </>
  )
}

function Both({ autosave, other, onClose }: Props & { onClose: () => void }) {
  const { timeZone } = useMe()
  const [mine] = useState(() => autosave.read())
  const theirs = other.content ?? emptyNote
  const [text, otherText] = [asMarkdown(mine), asMarkdown(theirs)]

  return (
    <ConflictModal
      title="This note was changed elsewhere"
      onClose={onClose}
      choices={
        <>
          <Button
            variant="default"
            onClick={() => {
              autosave.takeOver(other)
              notifyWithUndo('You kept the other version', () => autosave.write(mine))
            }}
          >
            Keep the other version
          </Button>
          <Button
            variant="default"
            onClick={() => {
              autosave.keepMine()
              notifyWithUndo('You kept your version', () => autosave.write(theirs))
            }}
          >
            Keep mine
          </Button>
          <Button
            variant="default"
            onClick={() => {
              autosave.keepBoth()
              notify({ title: 'Both versions are in the note, yours first' })
            }}
          >
            Keep both
          </Button>
        </>
      }
    >
      <Text c="dimmed">
        It was saved in another tab or on another device after you started typing. Keep one version, or keep
        both, one after the other.
      </Text>
      <TwoTexts
        one={{ title: 'Mine', about: `Not saved yet · ${counted(countWords(text), 'word')}`, text }}
        other={{
          title: 'The other version',
          about: `${other.updatedAt ? `Saved ${momentIn(timeZone, other.updatedAt)} · ` : ''}${counted(countWords(otherText), 'word')}`,
          text: otherText,
        }}
      />
    </ConflictModal>
  )
}
