import { countWords } from '@bearings/domain/essays/rules'
import type { Essay } from '@bearings/domain/essays/schema'
import { memo } from 'react'
import { counted } from '../words.ts'
import classes from './printed-essay.module.css'

/** The essay on paper: what is asked, and the text as it stands. Not seen on a screen. */
export const PrintedEssay = memo(function PrintedEssay({ essay, text }: { essay: Essay; text: string }) {
  return (
    <article className={classes.printed} aria-hidden>
      <p className={classes.school}>{essay.schoolName ?? 'Shared essay'}</p>
      <h1 className={classes.prompt}>{essay.promptName}</h1>
      <p className={classes.words}>
        {counted(countWords(text), 'word')}
        {essay.wordLimit !== null && ` · limit ${essay.wordLimit.toLocaleString('en-US')}`}
      </p>
      <div className={classes.text}>{text}</div>
    </article>
  )
})
