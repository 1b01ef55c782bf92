import { type EssayStatus, limits } from '@bearings/domain/essays/options'
import { countWords } from '@bearings/domain/essays/rules'
import { Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { query } from '../../../platform/api.ts'
import { notify, notifyFailure } from '../../../platform/notify.ts'
import { useSaveKeys } from '../../../platform/use-save-keys.ts'
import { useStable } from '../../../platform/use-stable.ts'
import { undoable } from '../../../ui/undoable.tsx'
import { useEssayNews } from '../essay-news.ts'
import { EditorAside } from './editor-aside.tsx'
import { EditorHeader } from './editor-header.tsx'
import { EditorNotices } from './editor-notices.tsx'
import type { EditorProps } from './editor-page.tsx'
import { EssayText } from './essay-text.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { PrintedEssay } from './printed-essay.tsx'
import { ReuseOffer } from './reuse-offer.tsx'
import { SaveBar } from './save-bar.tsx'
import { useEssayText } from './use-essay-text.ts'
import { isSavedElsewhere, useSaveText } from './use-save-text.ts'
import { useSyncedTextarea } from './use-synced-textarea.ts'
import classes from './editor.module.css'

const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }))
const VersionsDrawer = lazy(async () => ({
  default: (await import('../versions/versions-drawer.tsx')).VersionsDrawer,
}))
const OwnComments = lazy(async () => ({
  default: (await import('../comments/own-comments.tsx')).OwnComments,
}))
const DetailsDialog = lazy(async () => ({
  default: (await import('../details/details-dialog.tsx')).DetailsDialog,
}))

type After = 'close' | 'stay'
type Open = { dialog: 'details' | 'versions' } | { dialog: 'conflict'; after: After } | null

export function Editor({ id, me, search, slot }: EditorProps & { slot: number }) {
  useEssayNews()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const newest = query('GET /essays/{id}', { id })
  const { data: essay } = useSuspenseQuery({ ...newest, refetchOnWindowFocus: 'always' })
  const text = useEssayText(essay, slot)
  const save = useSaveText()
  /** The newest revision that the student knows of; a later one is news. */
  const [seen, setSeen] = useState(essay.revision)
  const [open, setOpen] = useState<Open>(null)
  const [initial] = useState(text.content)
  // Counted and laid out for paper when there is time: each letter goes first.
  const deferred = useDeferredValue(text.content)
  const words = useMemo(() => countWords(deferred), [deferred])
  // The words of comments are looked for when somebody pauses, not at each letter.
  const [settled] = useDebouncedValue(text.content, 700)
  const isTooLong = text.content.length > limits.content

  const write = useStable((typed: string) => {
    setSeen(essay.revision)
    text.write(typed)
  })
  const { textarea, onInput } = useSyncedTextarea(text.content, write)
  const comments = useMemo(
    () => (
      <Suspense>
        <OwnComments essayId={id} me={me} text={settled} textarea={textarea} />
      </Suspense>
    ),
    [id, me, settled, textarea],
  )
  const showDetails = useStable(() => setOpen({ dialog: 'details' }))
  const showVersions = useStable(() => setOpen({ dialog: 'versions' }))
  const back = useStable(() => void navigate({ to: '/essays', search }))

  const submit = useStable((after: After, basedOn?: number) => {
    if (save.isPending || isTooLong) return textarea.current?.focus()
    const sent = text.toSave()
    save.mutate(basedOn === undefined ? sent : { ...sent, basedOn }, {
      onSuccess: (saved) => {
        text.settle(saved)
        setSeen(saved.revision)
        setOpen(null)
        if (after === 'close') void navigate({ to: '/essays', search, ignoreBlocker: true })
      },
      onError: (error) => {
        if (isSavedElsewhere(error)) void compare(after)
      },
    })
  })
  useSaveKeys(() => open?.dialog !== 'conflict' && submit('stay'))

  async function compare(after: After) {
    try {
      await queryClient.fetchQuery({ ...newest, staleTime: 0 })
      setOpen({ dialog: 'conflict', after })
    } catch (error) {
      notifyFailure('The other text could not be read', error as Error)
    }
  }

  function leave() {
    const undo = text.discard()
    undoable('Changes discarded', () => {
      undo()
      void navigate({ to: '/essays/$essayId', params: { essayId: id }, search })
    })
  }

  return (
    <>
      <Stack gap="lg" className={classes.page}>
        <EditorHeader essay={essay} onBack={back} onChange={showDetails} />
        <EditorNotices
          text={text}
          isNews={essay.revision > seen}
          busy={save.isPending}
          timeZone={me.timeZone}
          onCompare={() => void compare('stay')}
          onSeen={() => setSeen(essay.revision)}
        />
        <div className={classes.columns}>
          <EditorAside
            essay={essay}
            status={text.status}
            onStatus={useStable((status: EssayStatus) => text.setStatus(status))}
            onVersions={showVersions}
            onChange={showDetails}
            comments={comments}
          />
          <div className={classes.main}>
            {text.content === '' && <ReuseOffer essay={essay} onStart={write} />}
            <EssayText
              ref={textarea}
              initial={initial}
              error={
                isTooLong && `An essay holds up to ${limits.content.toLocaleString('en-US')} characters.`
              }
              onInput={onInput}
            />
            <SaveBar
              text={deferred}
              words={words}
              wordLimit={essay.wordLimit}
              unsaved={text.unsaved}
              onDevice={text.onDevice}
              saving={save.isPending}
              onSave={useStable(() => submit('close'))}
            />
          </div>
        </div>
      </Stack>
      <PrintedEssay essay={essay} text={deferred} words={words} />
      <LeaveGuard unsaved={text.unsaved} onLeave={leave} />
      <Suspense>
        {open?.dialog === 'details' && <DetailsDialog essay={essay} onClose={() => setOpen(null)} />}
        {open?.dialog === 'versions' && (
          <VersionsDrawer
            essay={essay}
            present={text.content}
            isTyped={text.isTyped}
            timeZone={me.timeZone}
            onRestored={(restored) => {
              text.takeOver(restored)
              setSeen(restored.revision)
              setOpen(null)
            }}
            onClose={() => setOpen(null)}
          />
        )}
        {open?.dialog === 'conflict' && (
          <ConflictDialog
            essay={essay}
            mine={text.content}
            saving={save.isPending}
            timeZone={me.timeZone}
            onKeepMine={() => submit(open.after, essay.revision)}
            onKeepOther={() => {
              text.takeOver(essay)
              setSeen(essay.revision)
              setOpen(null)
              notify({ title: 'You keep the other text', message: 'Yours is set aside under Versions.' })
            }}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  )
}
