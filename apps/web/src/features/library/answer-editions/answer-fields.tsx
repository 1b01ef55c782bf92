import { answerBounds, answerReaders, topicTitle } from '@bearings/domain/library/answers/options'
import { Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import type { CheckedForm } from '#platform/form/use-checked-form.ts'
import { DateField } from '#ui/date-field.tsx'
import { FieldGrid } from '#ui/field-grid.tsx'
import { SourceFields } from '../editions/source-fields.tsx'
import type { AnswerValues } from './answer-form.ts'
import { certaintyNames } from './words.ts'

const readerNames = { student: 'Students', guardian: 'Parents', advisor: 'Counselors' } as const
const grades = ['8', '9', '10', '11', '12']

type Props = {
  form: CheckedForm<AnswerValues>
  topics: readonly string[]
  /** Whether it is in a file, whose folder is its topic. */
  isShipped: boolean
}

/** The fields of an answer card. */
export function AnswerFields({ form, topics, isShipped }: Props) {
  return (
    <Stack gap="md">
      <TextInput label="Question" maxLength={answerBounds.question.max} {...form.getInputProps('question')} />
      <Textarea
        label="Answer"
        description="Two to five sentences; the first one answers. Markdown, without headings."
        autosize
        minRows={4}
        spellCheck
        {...form.getInputProps('markdown')}
      />
      <TextInput
        label="Question in Spanish"
        lang="es"
        maxLength={answerBounds.question.max}
        {...form.getInputProps('spanishQuestion')}
      />
      <Textarea
        label="Answer in Spanish"
        lang="es"
        autosize
        minRows={4}
        spellCheck
        {...form.getInputProps('spanish')}
      />
      <Textarea
        label="Ways to ask"
        description="One per line, as people type it: in a hurry, misspelled, as a mother, in Spanish. Twelve or more are best. X is any college."
        autosize
        minRows={4}
        maxRows={14}
        {...form.getInputProps('ask')}
      />
      <Textarea
        label="Not this question"
        description="Near questions that another answer takes, one per line."
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('not')}
      />
      <SourceFields form={form} />
      <FieldGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <DateField
          label="Checked on"
          description="The day the sources were last read. Readers see it."
          {...form.getInputProps('checked')}
        />
        <NativeSelect
          label="Certainty"
          description="Likely adds: “but ask to be sure.”"
          data={certaintyNames}
          {...form.getInputProps('certainty')}
        />
        <NativeSelect
          label="Topic"
          description={isShipped ? 'The topic of its file.' : 'Where the library lists it.'}
          data={topics.map((topic) => ({ value: topic, label: topicTitle(topic) }))}
          disabled={isShipped}
          {...form.getInputProps('topic')}
        />
      </FieldGrid>
      <Checkbox.Group label="For" description="Check none for everybody." {...form.getInputProps('for')}>
        <Group gap="md" mt={6}>
          {answerReaders.map((reader) => (
            <Checkbox key={reader} value={reader} label={readerNames[reader]} />
          ))}
        </Group>
      </Checkbox.Group>
      <Checkbox.Group label="Grades" description="Check none for any." {...form.getInputProps('grades')}>
        <Group gap="md" mt={6}>
          {grades.map((grade) => (
            <Checkbox key={grade} value={grade} label={grade} />
          ))}
        </Group>
      </Checkbox.Group>
      <FieldGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label="Next step"
          description="The words on the button, if there is one."
          placeholder="Open my list"
          maxLength={answerBounds.nextLabel.max}
          {...form.getInputProps('nextLabel')}
        />
        <TextInput
          label="Page of the next step"
          description="A page of Bearings."
          placeholder="/schools"
          {...form.getInputProps('nextUrl')}
        />
      </FieldGrid>
    </Stack>
  )
}
