import { type Finding, groupsOff, rulesOff, rulesOn } from '@bearings/domain/essays/spelling/options'
import { shownFindings } from '@bearings/domain/essays/spelling/rules'
import { type Lint, LocalLinter, SuggestionKind } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'

/** A text to check, with a number that the response repeats, and the words that are the student's own. */
export type CheckRequest = { number: number; text: string; ownWords: string[] }
/** What was found, or why nothing could be. */
export type Checked = { number: number; found: Finding[] } | { number: number; failure: string }

let started: Promise<LocalLinter> | null = null

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => void respond(data))

async function respond({ number, text, ownWords }: CheckRequest): Promise<void> {
  try {
    const linter = await (started ??= start())
    // Overlapping ones are told apart later, when those about style are gone.
    const lints = await linter.lint(text, { language: 'plaintext', dedup: false })
    const found = shownFindings(text, lints.map(findingOf), new Set(ownWords))
    postMessage({ number, found } satisfies Checked)
  } catch (error) {
    started = null
    postMessage({ number, failure: String(error) } satisfies Checked)
  }
}

async function start(): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary: slimBinary })
  const rules = await linter.getDefaultLintConfig()
  for (const setting of (await linter.getStructuredLintConfig()).settings) {
    if (!('Group' in setting) || !groupsOff.includes(setting.Group.label)) continue
    for (const one of setting.Group.child.settings) if ('Bool' in one) rules[one.Bool.name] = false
  }
  for (const name of rulesOff) rules[name] = false
  for (const name of rulesOn) rules[name] = true
  await linter.setLintConfig(rules)
  return linter
}

function findingOf(lint: Lint): Finding {
  const { start, end } = lint.span()
  const words = lint.get_problem_text()
  const replacements = lint.suggestions().map((one) => {
    const text = one.get_replacement_text()
    return one.kind() === SuggestionKind.InsertAfter ? words + text : text
  })
  const finding = { start, end, kind: lint.lint_kind(), message: lint.message(), replacements }
  lint.free()
  return finding
}
