import type { ArticleWords, Edition } from '@bearings/domain/library/editions/schema'
import { Button, Text } from '@mantine/core'
import { momentIn } from '#platform/dates.ts'
import { notify } from '#platform/notify.ts'
import { useMe } from '#platform/session/me.ts'
import { ConflictModal } from '#ui/conflict-modal.tsx'
import { ConflictNotice } from '#ui/conflict-notice.tsx'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { TwoTexts } from '#ui/two-texts.tsx'
import { asText } from './edition-form.ts'

type Props = {
  /** The article as it was saved elsewhere. */
  other: Edition
  mine: ArticleWords
  /** Whether both versions are shown. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onKeepMine: () => void
  /** Discards what is typed. Returns the function that restores it. */
  onKeepOther: () => () => void
}

/**
 * The notice that two admins, or two tabs, have changed one article, with a dialog that shows both versions
 * to choose from.
 */
export function EditionConflict({ other, mine, isOpen, onOpen, onKeepMine, onKeepOther }: Props) {
  const { timeZone } = useMe()
  const saved = other.updatedAt === null ? 'As shipped' : `Saved ${momentIn(timeZone, other.updatedAt)}`

  return (
    <>
      <ConflictNotice onCompare={() => onOpen(true)}>
        This article was saved by another admin or in another tab after you started typing. Neither text is
        lost.
      </ConflictNotice>
      {isOpen && (
        <ConflictModal
          title="Changed in two places"
          onClose={() => onOpen(false)}
          choices={
            <>
              <Button
                variant="default"
                onClick={() => {
                  onOpen(false)
                  notifyWithUndo('You kept the other version', onKeepOther())
                }}
              >
                Keep the other version
              </Button>
              <Button
                variant="default"
                onClick={() => {
                  onOpen(false)
                  onKeepMine()
                  notify({
                    title: 'You kept your version',
                    message: 'Save it to replace the other.',
                  })
                }}
              >
                Keep mine
              </Button>
            </>
          }
        >
          <Text c="dimmed">Keep one of them. First copy anything you need from the other.</Text>
          <TwoTexts
            one={{ title: 'Mine', about: 'Not saved yet', text: asText(mine) }}
            other={{ title: 'The other version', about: saved, text: asText(other.words) }}
          />
        </ConflictModal>
      )}
    </>
  )
}
