import type { Edition } from '@bearings/domain/library/editions/schema'
import { Alert, Stack, Tabs } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useSaveKeys } from '#platform/form/use-save-keys.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RestoredNotice } from '#ui/restored-notice.tsx'
import { EditionBar } from './edition-bar.tsx'
import { EditionConflict } from './edition-conflict.tsx'
import { EditionFields } from './edition-fields.tsx'
import { wordsOf } from './edition-form.ts'
import { EditionPreview } from './edition-preview.tsx'
import { Missing } from './missing.tsx'
import { useEdition } from './use-edition.ts'

type Props = {
  edition: Edition | null
  draftKey: string
  /** Whether the article was deleted before this page opened. */
  wasDeleted?: boolean
}

/** An article's form for an admin, and its preview. */
export function Editor({ edition, draftKey, wasDeleted = false }: Props) {
  const [tab, setTab] = useState<string | null>('write')
  const [isComparing, setComparing] = useState(false)
  const article = useEdition(edition, draftKey, {
    onSavedElsewhere: () => setComparing(true),
    onRefused: () => setTab('write'),
  })
  const { form, draft, isSavedElsewhere, isSending } = article
  const isDeletedElsewhere = wasDeleted || article.isDeletedElsewhere
  const words = wordsOf(form.values)
  useSaveKeys(() => !isSending && article.save())

  return (
    <Stack gap="lg" maw="var(--width-page)">
      <PageHeader
        title={edition ? edition.words.title || 'No title yet' : 'New article'}
        eyebrow="Article"
        back={<BackLink to="/admin/articles">Articles</BackLink>}
      />
      <EditionBar edition={edition} article={article} />
      <RestoredNotice {...draft} changedElsewhere={isSavedElsewhere} />
      {isDeletedElsewhere && (
        <Alert color="brass" icon={<Icon of={IconTrash} />} role="alert" py="sm">
          This article has been deleted by another admin or in another tab. Your text is still here: save it
          to add the article again.
        </Alert>
      )}
      {edition && isSavedElsewhere && (
        <EditionConflict
          other={edition}
          mine={words}
          isOpen={isComparing}
          onOpen={setComparing}
          onKeepMine={article.keepMine}
          onKeepOther={() => draft.discard()}
        />
      )}
      <Missing words={words} saved={draft.unsaved ? null : edition} />
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="write">Write</Tabs.Tab>
          <Tabs.Tab value="preview">Preview</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="write">
          <EditionFields form={form} isNew={edition === null} />
        </Tabs.Panel>
        <Tabs.Panel value="preview">
          <EditionPreview words={words} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  )
}
