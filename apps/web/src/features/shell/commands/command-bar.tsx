import type { Role } from '@bearings/domain/actor'
import { say, translated } from '@bearings/domain/say'
import { Combobox, Modal, UnstyledButton, useCombobox, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { CommandGroup } from '#platform/commands.ts'
import { Icon } from '#ui/icon.tsx'
import { useFocusBack } from '#ui/use-focus-back.ts'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { Keys } from './keys.tsx'
import { jumpWords } from './words.ts'
import classes from './command-bar.module.css'

type Props = {
  role: Role
  text: string
  onText: (text: string) => void
  groups: readonly CommandGroup[]
  onClose: () => void
}

/** Finds a page, an action, or one of the person's own things by its name. */
export function CommandBar({ role, text, onText, groups, onClose }: Props) {
  const isPhone = useIsPhone()
  useFocusBack()
  const combobox = useCombobox({ opened: true })
  const shown = groups.filter(({ commands }) => commands.length > 0)
  const all = shown.flatMap(({ name, commands }) =>
    commands.map((command) => ({ value: `${name} ${command.id}`, command })),
  )

  // Enter takes the first command, whatever has loaded meanwhile, or the one that the person has moved to.
  const chosen = useRef<string | null>(null)
  const values = all.map(({ value }) => value).join()
  useEffect(() => {
    const at = all.findIndex(({ value }) => value === chosen.current)
    if (at > 0) combobox.selectOption(at)
    else combobox.selectFirstOption()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the store is a new object at each render.
  }, [values])

  const run = (value: string) => {
    onClose()
    all.find((one) => one.value === value)?.command.run()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      size={680}
      padding={0}
      centered={false}
      yOffset={isPhone ? 0 : 112}
      fullScreen={isPhone}
      transitionProps={{ duration: 0 }}
      classNames={{ content: `column ${classes.content}`, body: `column ${classes.body}` }}
      attributes={{ content: { 'aria-label': say('Jump to') } }}
    >
      <Combobox store={combobox} onOptionSubmit={run}>
        <div className={`row hairline-below ${classes.head}`}>
          <Icon of={IconSearch} size={20} className="muted" />
          <Combobox.EventsTarget withExpandedAttribute autoComplete="off">
            <input
              className={`fill bare ink no-outline ${classes.field}`}
              aria-label={say('Jump to')}
              placeholder={isPhone ? say('Jump to…') : translated(jumpWords[role])}
              spellCheck={false}
              maxLength={100}
              data-autofocus
              value={text}
              onChange={({ currentTarget }) => {
                chosen.current = null
                onText(currentTarget.value)
              }}
              // The list is always open, so it would keep Escape from the dialog.
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Escape' && !nativeEvent.isComposing) onClose()
              }}
              onKeyUp={({ key }) => {
                if (key !== 'ArrowDown' && key !== 'ArrowUp') return
                chosen.current = all[combobox.getSelectedOptionIndex()]?.value ?? null
              }}
            />
          </Combobox.EventsTarget>
          <UnstyledButton className={`muted ${classes.close}`} onClick={onClose}>
            {isPhone ? say('Cancel') : <kbd aria-hidden>Esc</kbd>}
            {!isPhone && <VisuallyHidden>{say('Close')}</VisuallyHidden>}
          </UnstyledButton>
        </div>
        <Combobox.Options className={`shrinks-down scrolls ${classes.list}`} aria-label={say('Matches')}>
          {shown.map(({ name, commands }) => (
            <Combobox.Group
              key={name}
              label={translated(name)}
              classNames={{ groupLabel: `eyebrow ${classes.group}` }}
            >
              {commands.map(({ id, label, about, icon, keys }) => (
                <Combobox.Option
                  key={id}
                  value={`${name} ${id}`}
                  className={`row gap-3 rounded ${classes.option}`}
                >
                  <Icon of={icon} className="muted" />
                  <span className={`truncated medium ${classes.label}`}>{label}</span>
                  {about && <span className={`truncated secondary ${classes.about}`}>{about}</span>}
                  {keys && <Keys of={keys} />}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {all.length === 0 && (
            <Combobox.Empty>{say('Nothing matches “{text}”.', { text: text.trim() })}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox>
      <div className={`no-phone flex hairline muted text-caption ${classes.foot}`} aria-hidden>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {say('move')}
        </span>
        <span>
          <kbd>↵</kbd> {say('open')}
        </span>
        <span className="at-end">
          <kbd>?</kbd> {say('all shortcuts')}
        </span>
      </div>
    </Modal>
  )
}
