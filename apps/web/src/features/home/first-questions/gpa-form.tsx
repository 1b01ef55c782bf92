import { notConverted } from '@bearings/domain/profile/own-gpa'
import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from '#platform/queries/api.ts'
import { retryWhenReachable } from '#platform/reachability.ts'
import { faultInGpaAnswer, type GpaAnswer, gpaAnswerOf, scaleOptions } from './gpa-answer.ts'
import classes from './first-questions.module.css'

export function GpaForm() {
  const [typed, setTyped] = useState<GpaAnswer>({ scale: '4', grade: '' })
  const [fault, setFault] = useState<string | null>(null)
  const save = useMutation({
    ...mutation('PATCH /profile/gpa', 'Not saved'),
    retry: retryWhenReachable,
  })
  function change(changes: Partial<GpaAnswer>) {
    setTyped({ ...typed, ...changes })
    setFault(null)
  }
  return (
    <form
      className={`flex wrap gap-2 items-start ${classes.fields}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const found = faultInGpaAnswer(typed)
        setFault(found)
        if (found === null) save.mutate(gpaAnswerOf(typed))
      }}
    >
      <NativeSelect
        label="Scale"
        data={scaleOptions}
        value={typed.scale}
        onChange={({ currentTarget }) => change({ scale: currentTarget.value as GpaAnswer['scale'] })}
      />
      <TextInput
        label="Your GPA"
        w={120}
        inputMode={typed.scale === 'other' ? 'text' : 'decimal'}
        value={typed.grade}
        error={fault}
        onChange={({ currentTarget }) => change({ grade: currentTarget.value })}
      />
      <Button type="submit" variant="default" disabled={typed.grade.trim() === ''} loading={save.isPending}>
        Save
      </Button>
      {typed.scale !== '4' && (
        <Text size="sm" c="dimmed" maw="34rem" style={{ flexBasis: '100%' }}>
          {notConverted}
        </Text>
      )}
    </form>
  )
}
