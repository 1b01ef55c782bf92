import type { Finding } from '@bearings/domain/essays/spelling/options'
import { afterEdit, ownWordOf } from '@bearings/domain/essays/spelling/rules'
import { useCallbackRef } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { mutation } from '#platform/queries/api.ts'
import { type Checker, openChecker } from './checker.ts'
import { addOwnWord, ownWords } from './own-words.ts'

/** What a check found, and the text in which it stands. */
export type Findings = { text: string; list: readonly Finding[] }
export type SpellingState = { is: 'idle' | 'checking' | 'done' } | { is: 'failed'; error: Error }

/**
 * The check of an essay's spelling and grammar, on demand. Only how often it was used goes to the server, for the
 * record of authorship.
 */
export function useSpelling(essayId: string, textarea: RefObject<HTMLTextAreaElement | null>) {
  const [state, setState] = useState<SpellingState>({ is: 'idle' })
  const [findings, setFindings] = useState<Findings>({ text: '', list: [] })
  const checker = useRef<Checker | null>(null)
  const ignored = useRef(new Set<string>())
  const { mutate: report } = useMutation(mutation('POST /essays/{id}/help'))
  useEffect(() => () => checker.current?.close(), [])

  async function check() {
    const text = textarea.current?.value ?? ''
    setState({ is: 'checking' })
    try {
      checker.current ??= openChecker()
      const found = await checker.current.check(text, ownWords())
      const list = found.filter((one) => !ignored.current.has(markOf(text, one)))
      // A transition, so that drawing many findings does not hold up typing.
      startTransition(() => {
        setFindings(moved({ text, list }, textarea.current?.value ?? text))
        setState({ is: 'done' })
      })
      report({ id: essayId, checks: 1, accepted: 0 })
    } catch (error) {
      checker.current?.close()
      checker.current = null
      setState({ is: 'failed', error: error as Error })
    }
  }

  /** Drops this finding, and all others that say the same of the same words. */
  function drop(finding: Finding) {
    const mark = markOf(findings.text, finding)
    const list = findings.list.filter((one) => markOf(findings.text, one) !== mark)
    setFindings({ ...findings, list })
  }

  return {
    state,
    findings,
    check: useCallbackRef(() => void check()),

    accept: useCallbackRef((finding: Finding, replacement: string) => {
      const field = textarea.current
      if (!field) return
      const [now] = afterEdit([finding], findings.text, field.value)
      if (now) {
        replaceIn(field, now, replacement)
        report({ id: essayId, checks: 0, accepted: 1 })
      }
      startTransition(() => setFindings(moved(findings, field.value)))
    }),

    ignore: useCallbackRef((finding: Finding) => {
      ignored.current.add(markOf(findings.text, finding))
      drop(finding)
    }),

    addWord: useCallbackRef((finding: Finding) => {
      addOwnWord(ownWordOf(findings.text, finding))
      drop(finding)
    }),

    /** Follows what was typed since. */
    follow: useCallbackRef((text: string) => {
      if (findings.list.length > 0 && text !== findings.text) setFindings(moved(findings, text))
    }),
  }
}

function moved({ text, list }: Findings, after: string): Findings {
  return { text: after, list: afterEdit(list, text, after) }
}

function markOf(text: string, finding: Finding): string {
  return `${ownWordOf(text, finding)}\n${finding.message}`
}

/** Writes as if typed, so that Undo takes it back as one step. */
function replaceIn(field: HTMLTextAreaElement, { start, end }: Finding, replacement: string): void {
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, end)
  // The only way to write into a field that keeps the browser's own Undo.
  if (document.execCommand(replacement === '' ? 'delete' : 'insertText', false, replacement)) return
  field.setRangeText(replacement, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
