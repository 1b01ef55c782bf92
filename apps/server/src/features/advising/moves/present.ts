import { undoUntil } from '@bearings/domain/advising/moves/rules'
import type { Move } from '@bearings/domain/advising/moves/schema'
import type { MoveRow } from './store.ts'

export function present({ at, ...move }: MoveRow, now: Date): Move {
  const until = undoUntil({ at })
  const canUndo = move.state === 'done' && now <= until
  return { ...move, at: at.toISOString(), undoUntil: canUndo ? until.toISOString() : null }
}
