import { usualClass } from '@bearings/domain/class-year'
import { faultInText } from '@bearings/domain/field-bounds'
import { storyBounds, storyNames, storyParts } from '@bearings/domain/library/stories/options'
import type { StoryDraft } from '@bearings/domain/library/stories/schema'
import {
  Button,
  Card,
  Checkbox,
  Group,
  NativeSelect,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useDraftForm } from '#platform/form/use-draft-form.ts'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { useToday } from '#platform/use-today.ts'
import { nameWords, partWords } from './words.ts'
import classes from './stories.module.css'

/**
 * The form in which a student writes a story and picks what it shows. Nothing is picked, and no high school
 * named, by default.
 */
export function StoryForm({ draft }: { draft: StoryDraft | null }) {
  const thisClass = usualClass(useMe().graduationYear, useToday())
  const saved = {
    shownName: draft?.shownName ?? storyNames[0],
    highSchool: draft?.highSchool ?? '',
    graduationYear: String(draft?.graduationYear ?? thisClass),
    intendedMajor: draft?.intendedMajor ?? '',
    backgroundStory: draft?.backgroundStory ?? '',
    advice: draft?.advice ?? '',
    parts: draft?.parts ?? [],
  }
  const { form, draft: typed } = useDraftForm('library.story', saved, {
    validate: {
      highSchool: (text) => faultInText(text, storyBounds.highSchool),
      intendedMajor: (text) => faultInText(text, storyBounds.intendedMajor),
      backgroundStory: (text) => faultInText(text, storyBounds.backgroundStory),
      advice: (text) => faultInText(text, storyBounds.advice),
    },
  })
  const save = useMutation({
    ...mutation('PUT /library/story'),
    onSuccess: () => notify({ title: 'Saved. Look at the preview below.' }),
    onError: form.refusal('Your story could not be saved'),
  })
  const offered = [thisClass - 2, thisClass - 1, thisClass, thisClass + 1].map(String)
  // A story from some years ago keeps its class.
  const years = [...new Set([...offered, saved.graduationYear])].toSorted()

  function send(values: typeof form.values) {
    const { highSchool, graduationYear, ...written } = values
    const saving = save.mutateAsync({
      ...written,
      highSchool: highSchool.trim() || null,
      graduationYear: Number(graduationYear),
    })
    // Even if the page was left meanwhile. What was typed during the save stays a draft.
    void saving.then(
      () => typed.settle(values),
      () => {},
    )
  }

  return (
    <Card component="section" aria-labelledby="write">
      <form onSubmit={form.onSubmit(send)} noValidate>
        <Stack gap="md">
          <Title order={2} id="write">
            Write your story
          </Title>
          <div className={`stack items-start gap-4 ${classes.fields}`}>
            <NativeSelect
              label="Name shown"
              data={storyNames.map((value) => ({ value, label: nameWords[value] }))}
              {...form.getInputProps('shownName')}
            />
            <NativeSelect label="Class of" data={years} {...form.getInputProps('graduationYear')} />
            <TextInput label="Intended major" withAsterisk {...form.getInputProps('intendedMajor')} />
            <TextInput
              label="High school"
              description="If you leave it empty, none is shown."
              {...form.getInputProps('highSchool')}
            />
          </div>
          <Textarea
            label="Background story"
            description="Who you were when you applied, and what you did. Leave out anything that reveals who or where you are."
            withAsterisk
            autosize
            minRows={5}
            {...form.getInputProps('backgroundStory')}
          />
          <Textarea
            label="Advice for future applicants"
            withAsterisk
            autosize
            minRows={3}
            {...form.getInputProps('advice')}
          />
          <Checkbox.Group label="Also show" {...form.getInputProps('parts')}>
            <div className={`stack gap-3 above-2 ${classes.parts}`}>
              {storyParts.map((part) => (
                <Checkbox key={part} value={part} label={partWords[part]} />
              ))}
            </div>
          </Checkbox.Group>
          <Group>
            <Button type="submit" loading={save.isPending}>
              Save and preview
            </Button>
            <Text size="sm" c="dimmed">
              Saving does not publish anything.
              {typed.unsaved && typed.onDevice && ' Draft kept on this device.'}
            </Text>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
