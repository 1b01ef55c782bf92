import type { Finding } from '@bearings/domain/essays/spelling/options'
import { Button, UnstyledButton } from '@mantine/core'
import classes from './spelling.module.css'

type Props = {
  text: string
  finding: Finding
  onShow: () => void
  onAccept: (replacement: string) => void
  onIgnore: () => void
  onAddWord: () => void
}

/** Characters of the text shown on either side of the words. */
const around = 24

/** Some words of the essay, what may be wrong with them, and what could stand there instead. */
export function FindingCard({ text, finding, onShow, onAccept, onIgnore, onAddWord }: Props) {
  const { start, end, kind, message, replacements } = finding
  const words = text.slice(start, end)
  const before = text
    .slice(Math.max(0, start - around), start)
    .replace(/^\S*\s/, '')
    .replace(/\s+/g, ' ')
  const after = text
    .slice(end, end + around)
    .replace(/\s\S*$/, '')
    .replace(/\s+/g, ' ')

  return (
    <li className={`stack gap-2 items-left shrinks hairline-below ${classes.finding}`}>
      <UnstyledButton className={`text-body wrap-anywhere ${classes.words}`} data-words onClick={onShow}>
        {before}
        <mark className={`strong bare ${classes.mark}`}>{words}</mark>
        {after}
      </UnstyledButton>
      <p className="secondary wrap-anywhere">{message.replaceAll(/`([^`]*)`/g, '“$1”')}</p>
      <div className="flex wrap gap-2 touch-buttons">
        {replacements.map((replacement) => (
          <Button
            key={replacement}
            variant="light"
            color="sea"
            size="compact-sm"
            aria-label={replacement === '' ? `Remove “${words}”` : `Replace “${words}” with “${replacement}”`}
            onClick={() => onAccept(replacement)}
          >
            {replacement.trim() === '' ? 'Remove' : replacement}
          </Button>
        ))}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={onIgnore}
          aria-label={`Ignore “${words}”`}
        >
          Ignore
        </Button>
        {kind === 'Spelling' && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={`“${words}” is my word`}
            onClick={onAddWord}
          >
            My Word
          </Button>
        )}
      </div>
    </li>
  )
}
