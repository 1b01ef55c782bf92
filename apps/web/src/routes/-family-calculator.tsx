import { awardYearOn } from '@bearings/domain/money/sai/tables'
import type { SavedAnswers } from '@bearings/domain/money/schema'
import { AnswersForm } from '../features/money/calculator/answers-form.tsx'
import { formOf } from '../features/money/calculator/calculator-form.ts'
import { useToday } from '../platform/use-today.ts'

type Props = { saved: SavedAnswers | null; isChanging: boolean; onDone: (answers: SavedAnswers) => void }

/** The form of the aid calculator, for a family. */
export function FamilyCalculator({ saved, isChanging, onDone }: Props) {
  const awardYear = awardYearOn(useToday(), null)
  return (
    <AnswersForm
      initial={formOf(saved, awardYear)}
      isChanging={isChanging}
      onDone={(_, answers) => onDone(answers)}
    />
  )
}
