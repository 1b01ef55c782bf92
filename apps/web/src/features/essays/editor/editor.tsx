import type { Me } from '@bearings/domain/accounts/schema'
import { type EssayStatus, limits } from '@bearings/domain/essays/options'
import { countWords } from '@bearings/domain/essays/rules'
import { Stack } from '@mantine/core'
import { useCallbackRef, useDebouncedValue } from '@mantine/hooks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { stateInWords } from '#platform/autosave/state-words.ts'
import { useSaveKeys } from '#platform/form/use-save-keys.ts'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { notify } from '#platform/notify.ts'
import { query } from '#platform/queries/api.ts'
import { notifyWithUndo } from '#ui/notify-with-undo.ts'
import { withPlainLineEnds } from '../comments/arrange.ts'
import { MarkedWords } from '../comments/marked-words.tsx'
import type { EssaysSearch } from '../list/essays-search.ts'
import { SpellingMarks } from '../spelling/spelling-marks.tsx'
import { useSpellingPanel } from '../spelling/use-spelling-panel.tsx'
import { DownloadMenu } from './download-menu.tsx'
import { EditorAside } from './editor-aside.tsx'
import { EditorHeader } from './editor-header.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { EssayText } from './essay-text.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { PrintedEssay } from './printed-essay.tsx'
import { ReuseOffer } from './reuse-offer.tsx'
import { SaveBar } from './save-bar.tsx'
import { useEssayText } from './use-essay-text.ts'
import { useFewestWords } from './use-fewest-words.ts'
import { useFocusMode } from './use-focus-mode.ts'
import { useSave } from './use-save.ts'
import { useSetStatus } from './use-set-status.ts'
import { useSyncedTextarea } from './use-synced-textarea.ts'
import classes from './editor.module.css'

const ConflictDialog = lazyComponent(() => import('./conflict-dialog.tsx'), 'ConflictDialog')
const VersionsDrawer = lazyComponent(() => import('../versions/versions-drawer.tsx'), 'VersionsDrawer')
// Rendered with the page, so its code is requested with the page's.
const OwnComments = lazyComponent(() => import('../comments/own-comments.tsx'), 'OwnComments')
OwnComments.load().catch(() => {})
const DetailsDialog = lazyComponent(() => import('../details/details-dialog.tsx'), 'DetailsDialog')

type After = 'close' | 'stay'
type Open = { dialog: 'details' | 'versions' } | { dialog: 'conflict'; after: After } | null

export type EditorProps = { id: string; me: Me; search: EssaysSearch }

export function Editor({ id, me, search, slot }: EditorProps & { slot: number }) {
  usePreload(VersionsDrawer.load)
  usePreload(DetailsDialog.load)
  const navigate = useNavigate()
  const { data: essay } = useSuspenseQuery({
    ...query('GET /essays/{id}', { id }),
    refetchOnWindowFocus: 'always',
  })
  const text = useEssayText(essay, slot)
  const { autosave, state } = text
  const { other } = state
  const { saving, save } = useSave(autosave)
  const setStatus = useSetStatus(essay)
  const [open, setOpen] = useState<Open>(null)
  const [initial] = useState(text.content)
  // Counting words and laying out the printed page are deferred, so that typing stays fast.
  const deferred = useDeferredValue(text.content)
  const words = useMemo(() => countWords(deferred), [deferred])
  // The words of comments are searched when typing pauses, not on every keystroke.
  const [settled] = useDebouncedValue(text.content, 700)
  const isTooLong = text.content.length > limits.content

  const write = useCallbackRef((typed: string) => text.write(typed))
  const { textarea, onInput } = useSyncedTextarea(text.content, write)
  const { isFocused, toggleFocus } = useFocusMode(textarea)
  const switchFocus = useCallbackRef(toggleFocus)
  const comments = useMemo(
    () => (
      <Suspense>
        <OwnComments essayId={id} me={me} text={settled} textarea={textarea} />
      </Suspense>
    ),
    [id, me, settled, textarea],
  )
  // Hidden during typing, because the marks would follow their words a moment too late.
  const isResting = settled === text.content
  const { findings, panel } = useSpellingPanel(essay, textarea, settled)
  const marks = useMemo(
    () =>
      isResting && (
        <>
          <MarkedWords essayId={id} text={withPlainLineEnds(settled)} />
          {findings.list.length > 0 && <SpellingMarks {...findings} />}
        </>
      ),
    [id, isResting, settled, findings],
  )
  const textNow = useCallbackRef(() => text.content)
  const download = useMemo(
    () => <DownloadMenu essay={essay} autosave={autosave} textNow={textNow} />,
    [essay, autosave, textNow],
  )
  const showDetails = useCallbackRef(() => setOpen({ dialog: 'details' }))
  const showVersions = useCallbackRef(() => setOpen({ dialog: 'versions' }))
  const back = useCallbackRef(() => void navigate({ to: '/essays', search }))

  async function submit(after: After) {
    if (saving || isTooLong) return textarea.current?.focus()
    const outcome = await save()
    if (outcome === 'saved-elsewhere') setOpen({ dialog: 'conflict', after })
    if (outcome !== 'saved') return
    setOpen(null)
    if (after === 'close') await navigate({ to: '/essays', search, ignoreBlocker: true })
  }
  useSaveKeys(() => open?.dialog !== 'conflict' && void submit('stay'))

  function leave() {
    const undo = text.discard()
    notifyWithUndo('Changes discarded', () => {
      undo()
      void navigate({ to: '/essays/$essayId', params: { essayId: id }, search })
    })
  }

  return (
    <>
      <Stack gap="lg" className={`no-print ${classes.page}`} data-focused={isFocused || undefined}>
        <EditorHeader
          essay={essay}
          isFocused={isFocused}
          onBack={back}
          onChange={showDetails}
          onFocus={switchFocus}
        />
        <EditorNotices
          text={text}
          busy={saving}
          timeZone={me.timeZone}
          onCompare={() => setOpen({ dialog: 'conflict', after: 'stay' })}
        />
        <div className={`stack items-start ${classes.columns}`}>
          <EditorAside
            essay={essay}
            status={setStatus.isPending ? (setStatus.variables.status ?? essay.status) : essay.status}
            onStatus={useCallbackRef((status: EssayStatus) => setStatus.mutate({ id, status }))}
            onVersions={showVersions}
            onChange={showDetails}
            download={download}
            spelling={panel}
            comments={comments}
          />
          <div className={`shrinks ${classes.main}`}>
            {text.content === '' && <ReuseOffer essay={essay} autosave={autosave} />}
            <EssayText
              ref={textarea}
              initial={initial}
              error={
                isTooLong && `An essay can have up to ${limits.content.toLocaleString('en-US')} characters.`
              }
              marks={marks}
              onInput={onInput}
              onBlur={useCallbackRef(() => void autosave.save())}
            />
            <SaveBar
              text={deferred}
              words={words}
              wordLimit={essay.wordLimit}
              characterLimit={essay.characterLimit}
              fewest={useFewestWords(essay)}
              state={stateInWords(state, 'This essay is in the trash. Restore it to save.')}
              saving={saving}
              isSaved={state.saved}
              onSave={useCallbackRef(() => void submit('close'))}
            />
          </div>
        </div>
      </Stack>
      <PrintedEssay essay={essay} text={deferred} words={words} />
      <LeaveGuard autosave={autosave} onLeave={leave} />
      <Suspense>
        {open?.dialog === 'details' && <DetailsDialog essay={essay} onClose={() => setOpen(null)} />}
        {open?.dialog === 'versions' && (
          <VersionsDrawer
            essay={essay}
            present={text.content}
            isTyped={!state.saved}
            timeZone={me.timeZone}
            onRestored={(restored) => {
              text.takeOver(restored)
              setOpen(null)
            }}
            onClose={() => setOpen(null)}
          />
        )}
        {open?.dialog === 'conflict' && other && (
          <ConflictDialog
            other={other}
            mine={text.content}
            saving={saving}
            timeZone={me.timeZone}
            onKeepMine={() => {
              autosave.keepMine()
              void submit(open.after)
            }}
            onKeepOther={() => {
              text.takeOver(other)
              setOpen(null)
              notify({ title: 'You kept the other text', message: 'Yours is saved under Versions.' })
            }}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  )
}
