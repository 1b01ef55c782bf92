import { type Change, changeInShort, isGrave } from '@bearings/domain/colleges/changes/rules'
import { useToday } from '../platform/use-today.ts'
import classes from './change-line.module.css'

/** What becomes of a college that closes, merges or changes, in one line of a list; nothing for any other. */
export function ChangeLine({ change }: { change: Change | null }) {
  const today = useToday()
  if (!change) return null
  return (
    <span className={`detail whole-row ${classes.line}`} data-grave={isGrave(change) || undefined}>
      {changeInShort(change, today)}
    </span>
  )
}
