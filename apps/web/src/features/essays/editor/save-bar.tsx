import { countCharacters, wordProgress } from '@bearings/domain/essays/rules'
import { counted } from '@bearings/domain/words'
import { Button, Progress, VisuallyHidden } from '@mantine/core'
import { memo, useMemo } from 'react'
import { roomInWords, wordsInWords } from '../words.ts'
import classes from './save-bar.module.css'

type Props = {
  text: string
  words: number
  wordLimit: number | null
  /** How many words there must be, where the prompt says so. */
  fewest: number | null
  /** Whether it is saved, in words. */
  state: string
  saving: boolean
  /** Nothing waits for the button: it closes the essay, and need not call. */
  isSaved: boolean
  onSave: () => void
}

/** How much is written, how much may be, and whether it is saved. */
export const SaveBar = memo(function SaveBar(props: Props) {
  const { text, words, wordLimit, fewest, state, saving, isSaved, onSave } = props
  const characters = useMemo(() => countCharacters(text), [text])
  const progress = wordProgress(words, wordLimit)
  const room = roomInWords(words, wordLimit)
  const over = progress?.over ?? false

  return (
    <div className={classes.bar}>
      {progress && (
        <Progress.Root size={6} radius={0} className={classes.progress}>
          <Progress.Section
            value={progress.percent}
            color={over ? 'coral' : 'kelp'}
            aria-label="Words of the limit"
          />
        </Progress.Root>
      )}
      <div className={classes.line}>
        <p className={`${classes.counts} figures`} data-over={over || undefined}>
          <strong>{wordsInWords(words, wordLimit)}</strong>
          {room && <span className={classes.room}>{room}</span>}
          {fewest !== null && words < fewest && (
            <span className={classes.room}>at least {fewest.toLocaleString('en-US')}</span>
          )}
          <span className={classes.characters}>{counted(characters, 'character')}</span>
        </p>
        <VisuallyHidden aria-live="polite">{over ? 'Over the word limit' : ''}</VisuallyHidden>
        <p className={classes.state} aria-live="polite">
          {state}
        </p>
        <Button
          variant={isSaved && !saving ? 'default' : 'filled'}
          loading={saving}
          onClick={onSave}
          className={classes.save}
        >
          Save
        </Button>
      </div>
    </div>
  )
})
