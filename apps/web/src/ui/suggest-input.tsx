import { Combobox, Text, TextInput, type TextInputProps, useCombobox } from '@mantine/core'
import { type KeyboardEvent, useEffect, useState } from 'react'

export type Suggestion = { value: string; hint?: string }

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onSubmit'> & {
  value: string
  onChange: (text: string) => void
  suggestions: Suggestion[]
  /** Nothing can be suggested, since the search for it failed. */
  failed?: boolean
  /** A suggestion was taken; without it, its text replaces what was typed. */
  onTake?: (text: string) => void
  /** Enter was pressed on the text as it is. */
  onEnter?: () => void
}

/**
 * A text field that helps with spelling, and takes any other text as well. What there is to suggest is shown whenever
 * the field has the focus, from the first letter typed until a suggestion is taken or Escape is pressed.
 */
export function SuggestInput({
  value,
  onChange,
  suggestions,
  failed = false,
  onTake,
  onEnter,
  ...input
}: Props) {
  const [isFocused, setFocused] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const combobox = useCombobox({
    // Opened only with something in it, so that its place is measured with what it shows.
    opened: isWanted && isFocused && (suggestions.length > 0 || failed),
    onOpenedChange: setWanted,
    onDropdownClose: () => combobox.resetSelectedOption(),
  })

  // Enter on a list takes the likeliest; the suggestions arrive when the server answers, which no handler here sees.
  const likeliest = onEnter
    ? suggestions.findIndex(({ value: text }) => text.toLowerCase().includes(value.trim().toLowerCase()))
    : -1
  useEffect(() => {
    if (likeliest === -1 || !combobox.dropdownOpened) combobox.resetSelectedOption()
    else combobox.selectOption(likeliest)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the store is another object at each render.
  }, [likeliest, suggestions, combobox.dropdownOpened])

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return
    if (combobox.dropdownOpened && combobox.getSelectedOptionIndex() !== -1) return
    event.preventDefault()
    setWanted(false)
    onEnter()
  }

  return (
    <Combobox
      store={combobox}
      // Within the dialog or card it belongs to, and yet not cut off at its edge.
      withinPortal={false}
      floatingStrategy="fixed"
      // A field that has the focus is in use: its list is not taken away because an edge covers it for a moment.
      hideDetached={false}
      onOptionSubmit={(index) => {
        const taken = suggestions[Number(index)]
        if (taken) (onTake ?? onChange)(taken.value)
        setWanted(false)
      }}
    >
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          {...input}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            setFocused(true)
            setWanted(true)
          }}
          onKeyDown={enter}
          onFocus={(event) => {
            setFocused(true)
            input.onFocus?.(event)
          }}
          onBlur={(event) => {
            // The window lost it; within the page it stays here.
            if (document.activeElement !== event.currentTarget) setFocused(false)
            input.onBlur?.(event)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label="Suggestions" mah={260} style={{ overflowY: 'auto' }}>
          {failed && suggestions.length === 0 && (
            <Combobox.Empty>
              The search is not working right now. We keep trying, and you can type any text.
            </Combobox.Empty>
          )}
          {suggestions.map(({ value: text, hint }, index) => (
            <Combobox.Option value={String(index)} key={`${text} ${hint}`} py={10}>
              <Text size="sm" fw={500}>
                {text}
              </Text>
              {hint && (
                <Text size="xs" c="dimmed">
                  {hint}
                </Text>
              )}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
