import type { Essay } from '@bearings/domain/essays/schema'
import { counted } from '@bearings/domain/words'
import { memo } from 'react'
import classes from './printed-essay.module.css'

type Props = { essay: Essay; text: string; words: number }

/** The printed essay: the prompt and the current text. Hidden on screen. */
export const PrintedEssay = memo(function PrintedEssay({ essay, text, words }: Props) {
  return (
    <article className={classes.printed} aria-hidden>
      <p className={classes.school}>{essay.schoolName ?? 'Shared essay'}</p>
      <h1 className={classes.prompt}>{essay.promptName}</h1>
      <p className={classes.words}>
        {counted(words, 'word')}
        {essay.characterLimit !== null && ` · limit ${counted(essay.characterLimit, 'character')}`}
        {essay.wordLimit !== null && ` · limit ${essay.wordLimit.toLocaleString('en-US')}`}
      </p>
      <div className={classes.text}>{text}</div>
    </article>
  )
})
