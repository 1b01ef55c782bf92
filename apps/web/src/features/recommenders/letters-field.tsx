import type { LetterSchool, NewRecommender } from '@bearings/domain/recommenders/schema'
import { Button, Checkbox, Fieldset, Text } from '@mantine/core'
import { dateInWords } from '#platform/dates.ts'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { DateField } from '#ui/date-field.tsx'
import { type RecommenderForm, withLetter } from './recommender-form.ts'
import classes from './letters-field.module.css'

type Props = {
  form: CheckedForm<RecommenderForm, Required<NewRecommender>>
  schools: readonly LetterSchool[]
}

/** The schools a recommender writes for, and when each letter was sent. */
export function LettersField({ form, schools }: Props) {
  const { letters } = form.values
  const isAll = schools.every(({ entryId }) => entryId in letters)
  const chooseAll = () =>
    form.setValues(schools.reduce((all, { entryId }) => withLetter(all, entryId, true), form.values))

  return (
    <Fieldset legend="Schools they write for" radius="md">
      {schools.length === 0 && (
        <Text size="sm" c="dimmed">
          Your list is empty. Add schools to it, then choose them here.
        </Text>
      )}
      <ul className={`scrolls ${classes.schools}`}>
        {schools.map(({ entryId, name, deadline }) => {
          const sentOn = letters[entryId]
          return (
            <li
              key={entryId}
              className={`stack items-center hairline-below touch-everywhere ${classes.school}`}
            >
              <Checkbox
                radius="xs"
                label={name}
                description={deadline ? `Due ${dateInWords(deadline)}` : undefined}
                checked={sentOn !== undefined}
                onChange={({ currentTarget: { checked } }) =>
                  form.setValues(withLetter(form.values, entryId, checked))
                }
              />
              {sentOn !== undefined && (
                <DateField
                  label="Sent on"
                  aria-label={`Sent on, ${name}`}
                  size="xs"
                  value={sentOn}
                  onChange={(date) => form.setFieldValue('letters', { ...letters, [entryId]: date })}
                />
              )}
            </li>
          )
        })}
      </ul>
      {form.errors.letters && (
        <Text size="sm" c="coral" role="alert">
          {form.errors.letters}
        </Text>
      )}
      {schools.length > 1 && !isAll && (
        <Button
          variant="subtle"
          color="sea"
          size="compact-sm"
          mt="xs"
          mih={{ base: 44, sm: 30 }}
          onClick={chooseAll}
        >
          Select all {schools.length}
        </Button>
      )}
    </Fieldset>
  )
}
