import { bounds, gradeScales } from '@bearings/domain/profile/options'
import { notConverted, scaleWords } from '@bearings/domain/profile/own-gpa'
import { NativeSelect, TextInput } from '@mantine/core'
import { idOf } from '../edit/use-step.ts'
import type { AcademicForm } from './academic-form.ts'

type Props = {
  value: AcademicForm
  patch: (changes: Partial<AcademicForm>) => void
  error: string | undefined
  onLeave: () => void
}

/** The average as a school with another scale gives it. */
export function OwnGpaFields({ value, patch, error, onLeave }: Props) {
  return (
    <>
      <NativeSelect
        label="Your school’s own scale"
        description="Only if it does not grade on the 4-point scale."
        data={[
          { value: '', label: 'None other' },
          ...gradeScales.map((scale) => ({ value: scale, label: scaleWords[scale] })),
        ]}
        value={value.ownScale}
        onChange={({ currentTarget }) =>
          patch({ ownScale: gradeScales.find((scale) => scale === currentTarget.value) ?? '' })
        }
      />
      {value.ownScale !== '' && (
        <TextInput
          id={idOf('ownGrade')}
          label="Your GPA on it"
          description={notConverted}
          maxLength={bounds.ownGrade.max}
          value={value.ownGrade}
          error={error}
          onBlur={onLeave}
          onChange={({ currentTarget }) => patch({ ownGrade: currentTarget.value })}
        />
      )}
    </>
  )
}
