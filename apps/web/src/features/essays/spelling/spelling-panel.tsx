import { type Finding, limits } from '@bearings/domain/essays/spelling/options'
import { counted } from '@bearings/domain/words'
import { Anchor, Button, Text, Title } from '@mantine/core'
import { IconTextSpellcheck } from '@tabler/icons-react'
import { memo, type RefObject, startTransition, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { showInTextarea } from '../comments/show-in-textarea.ts'
import { FindingCard } from './finding-card.tsx'
import { useOneAFrame } from './use-one-a-frame.ts'
import type { Findings, SpellingState } from './use-spelling.ts'

/** Shown before the next ones are asked for. */
const step = 10

type Props = {
  state: SpellingState
  findings: Findings
  textarea: RefObject<HTMLTextAreaElement | null>
  /** The college that forbids this help too, with its page. */
  forbidden: { college: string; url: string } | null
  onCheck: () => void
  onAccept: (finding: Finding, replacement: string) => void
  onIgnore: (finding: Finding) => void
  onAddWord: (finding: Finding) => void
}

/** Spelling and grammar beside the essay: what was found, each with what to do about it. */
export const SpellingPanel = memo(function SpellingPanel(props: Props) {
  const { state, findings, textarea, forbidden, onCheck, onAccept, onIgnore, onAddWord } = props
  const [most, setMost] = useState(step)
  const list = useRef<HTMLOListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [focusAt, setFocusAt] = useState<{ index: number } | null>(null)
  const title = useId()
  const drawn = useOneAFrame(Math.min(most, findings.list.length))
  const shown = findings.list.slice(0, Math.min(most, drawn))

  // The card with the pressed button is gone, so the next one takes the focus.
  useEffect(() => {
    if (!focusAt) return
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-words]') ?? []
    const next = cards[Math.min(focusAt.index, cards.length - 1)] ?? button.current
    next?.focus()
  }, [focusAt])

  const acting = (act: () => void, index: number) => {
    act()
    startTransition(() => setFocusAt({ index }))
  }

  return (
    <section aria-labelledby={title} className="stack gap-3 items-left shrinks">
      <Title order={2} id={title} className="text-name">
        Spelling and grammar
      </Title>
      {forbidden ? (
        <Text size="sm" c="dimmed">
          {forbidden.college} does not allow help with spelling and grammar.{' '}
          <Anchor href={forbidden.url} target="_blank" rel="noopener noreferrer" inherit underline="always">
            Its page
          </Anchor>
        </Text>
      ) : (
        <>
          {state.is === 'idle' && (
            <Text size="sm" c="dimmed">
              Checked on this device: your words are sent nowhere. The first time, it downloads 7 MB.
            </Text>
          )}
          <Text size="sm" c="dimmed" aria-live="polite" className="hidden-if-empty">
            {state.is === 'checking' && 'Checking…'}
            {state.is === 'done' && inWords(findings.list.length)}
          </Text>
          {state.is === 'failed' && (
            <LoadError title="Not checked" error={state.error} onRetry={onCheck} isPlain />
          )}
          {shown.length > 0 && (
            <ol className="stack wide gap-3" ref={list}>
              {shown.map((finding, index) => (
                <FindingCard
                  key={`${finding.start} ${finding.message}`}
                  text={findings.text}
                  finding={finding}
                  onShow={() => show(textarea.current, finding)}
                  onAccept={(replacement) => acting(() => onAccept(finding, replacement), index)}
                  onIgnore={() => acting(() => onIgnore(finding), index)}
                  onAddWord={() => acting(() => onAddWord(finding), index)}
                />
              ))}
            </ol>
          )}
          {findings.list.length > most && (
            <Button variant="subtle" color="sea" size="compact-sm" onClick={() => setMost(most + step)}>
              Show more
            </Button>
          )}
          {state.is !== 'failed' && (
            <Button
              ref={button}
              variant="default"
              leftSection={<Icon of={IconTextSpellcheck} />}
              loading={state.is === 'checking'}
              onClick={() => {
                setMost(step)
                onCheck()
              }}
            >
              {state.is === 'done' ? 'Check Again' : 'Check Spelling and Grammar'}
            </Button>
          )}
        </>
      )}
    </section>
  )
})

function show(field: HTMLTextAreaElement | null, { start, end }: Finding) {
  if (field) showInTextarea(field, { start, end })
}

function inWords(count: number): string {
  if (count === 0) return 'Nothing found.'
  return count >= limits.findings ? `The first ${count} things found.` : `${counted(count, 'thing')} found.`
}
