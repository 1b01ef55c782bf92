import { articleBounds, articleCategories } from '@bearings/domain/library/options'
import { Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { addressOf } from './edition-form.ts'
import { SourceFields } from './source-fields.tsx'
import type { EditionForm } from './use-edition.ts'
import classes from './editions.module.css'

type Props = { form: EditionForm; isNew: boolean }

/** The fields of an article. A draft may leave any of them empty. */
export function EditionFields({ form, isNew }: Props) {
  const address = addressOf(form.values)

  return (
    <Stack gap="md">
      <TextInput label="Title" maxLength={articleBounds.title.max} {...form.getInputProps('title')} />
      {isNew && (
        <TextInput
          label="Address"
          description={`The last part of the article’s web address${address && `: …/${address}`}. It cannot be changed later.`}
          placeholder="From the title"
          maxLength={articleBounds.slug.max}
          {...form.getInputProps('slug')}
        />
      )}
      <Textarea
        label="Summary"
        description={`One or two sentences for its card, ${articleBounds.summary.max} characters at most`}
        autosize
        minRows={2}
        {...form.getInputProps('summary')}
      />
      <div className={`stack items-start gap-4 ${classes.fields}`}>
        <NativeSelect label="Category" data={articleCategories} {...form.getInputProps('category')} />
        <TextInput label="Author" maxLength={articleBounds.author.max} {...form.getInputProps('author')} />
        <TextInput label="Tags" placeholder="SAT, retake" {...form.getInputProps('tags')} />
      </div>
      <Checkbox
        label="Show it under Featured Articles"
        checked={form.values.featured}
        onChange={({ currentTarget }) => form.setFieldValue('featured', currentTarget.checked)}
      />
      <Textarea
        label="Text"
        description="Markdown: ## for a heading, **bold**, - for a list, [words](https://… or /essays) for a link. HTML is shown as plain text."
        autosize
        minRows={14}
        spellCheck
        classNames={{ input: classes.text! }}
        {...form.getInputProps('markdown')}
      />
      <SourceFields form={form} />
    </Stack>
  )
}
