import { charactersInForm, countCharacters, wordProgress } from '@bearings/domain/essays/rules'
import { counted, formatInteger } from '@bearings/domain/words'
import { Button, Progress, VisuallyHidden } from '@mantine/core'
import { memo, useMemo } from 'react'
import { useSpoken } from '#platform/autosave/use-spoken.ts'
import { roomInWords, wordsInWords } from '../words.ts'
import classes from './save-bar.module.css'

type Props = {
  text: string
  words: number
  wordLimit: number | null
  /** The limit of a form that counts characters. */
  characterLimit: number | null
  /** The minimum number of words, where the prompt sets one. */
  fewest: number | null
  /** Says whether the text is saved. */
  state: string
  saving: boolean
  /** Whether everything is saved, so that the button only closes the essay and is not emphasized. */
  isSaved: boolean
  onSave: () => void
}

/** The bar below the text: the number of words, the limit, and whether the text is saved. */
export const SaveBar = memo(function SaveBar(props: Props) {
  const { text, words, wordLimit, characterLimit, fewest, state, saving, isSaved, onSave } = props
  const characters = useMemo(() => countCharacters(text), [text])
  const inForm = useMemo(() => charactersInForm(text), [text])
  const isByCharacter = characterLimit !== null && wordLimit === null
  const [used, limit] = isByCharacter ? [inForm, characterLimit] : [words, wordLimit]
  const progress = wordProgress(used, limit)
  const live = useSpoken(state)
  const room = roomInWords(used, limit)
  const over = progress?.over ?? false

  return (
    <div className={`panel above-4 container clipped ${classes.bar}`} data-bottom-bar>
      {progress && (
        <Progress.Root size={6} radius={0} bg="var(--line)">
          <Progress.Section
            value={progress.percent}
            color={over ? 'coral' : 'kelp'}
            aria-label={`Share of the ${isByCharacter ? 'character' : 'word'} limit`}
          />
        </Progress.Root>
      )}
      <div className={`cluster gap-5 row-gap-2 ${classes.line}`}>
        <p className={`flex wrap ${classes.counts} figures`} data-over={over || undefined}>
          <strong>
            {isByCharacter
              ? `${formatInteger(inForm)} of ${counted(characterLimit, 'character')}`
              : wordsInWords(words, wordLimit)}
          </strong>
          {room && <span className={classes.room}>{room}</span>}
          {fewest !== null && words < fewest && (
            <span className={classes.room}>at least {fewest.toLocaleString('en-US')}</span>
          )}
          <span className={classes.characters}>
            {isByCharacter ? counted(words, 'word') : counted(characters, 'character')}
          </span>
        </p>
        <VisuallyHidden aria-live="polite">
          {over ? `Over the ${isByCharacter ? 'character' : 'word'} limit` : ''}
        </VisuallyHidden>
        <p className={`grow text-body align-right ${classes.state}`} aria-live={live}>
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
