import type { Icon } from '@tabler/icons-react'

/** An entry of the command bar: a page to go to, or an action. */
export type Command = {
  /** Unique within its group. */
  id: string
  label: string
  /** A short description beside the label, which is searched too. */
  about?: string
  icon: Icon
  /** The keyboard shortcut for the same command, such as `G S`. */
  keys?: string
  run: () => void
}

/** Commands of one kind, under a heading. */
export type CommandGroup = { name: string; commands: readonly Command[] }

/**
 * Returns the commands in which every typed word is the beginning of some word, ignoring accents and case.
 * Matches in the label come first.
 */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const sought = wordsIn(typed)
  const fits = (text: string) => {
    const words = wordsIn(text)
    return sought.every((start) => words.some((word) => word.startsWith(start)))
  }
  const byName = commands.filter(({ label }) => fits(label))
  const otherwise = commands.filter(
    (command) => !byName.includes(command) && fits(`${command.label} ${command.about ?? ''}`),
  )
  return [...byName, ...otherwise]
}

function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
