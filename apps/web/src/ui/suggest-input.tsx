import { Combobox, Text, TextInput, type TextInputProps, useCombobox } from '@mantine/core'
import { type KeyboardEvent, useEffect, useState } from 'react'

export type Suggestion = { value: string; hint?: string }

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onSubmit'> & {
  value: string
  onChange: (text: string) => void
  suggestions: Suggestion[]
  /** Whether the search failed, so that nothing can be suggested. */
  failed?: boolean
  /** Called with the suggestion that was chosen. Without it, the suggestion replaces what was typed. */
  onTake?: (text: string) => void
  /** Called when Enter is pressed on the text itself. */
  onEnter?: () => void
}

/**
 * A text field that suggests spellings and accepts any other text as well. Suggestions are shown while the
 * field has the focus, from the first letter typed until one is chosen or Escape is pressed.
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
    // Opens only with content, so that its position is measured with what it shows.
    opened: isWanted && isFocused && (suggestions.length > 0 || failed),
    onOpenedChange: setWanted,
    onDropdownClose: () => combobox.resetSelectedOption(),
  })

  // Enter takes the likeliest suggestion. Selected in an effect, because suggestions arrive with the server's
  // response, not in a handler here.
  const likeliest = onEnter
    ? suggestions.findIndex(({ value: text }) => text.toLowerCase().includes(value.trim().toLowerCase()))
    : -1
  useEffect(() => {
    if (likeliest === -1 || !combobox.dropdownOpened) combobox.resetSelectedOption()
    else combobox.selectOption(likeliest)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the store is a new object at each render.
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
      // Stays inside its dialog or card, without being cut off at the edge.
      withinPortal={false}
      floatingStrategy="fixed"
      // A focused field is in use, so its list stays even if an edge covers the field for a moment.
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
            // When the window itself loses the focus, the field is still the active element.
            if (document.activeElement !== event.currentTarget) setFocused(false)
            input.onBlur?.(event)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label="Suggestions" mah={260} style={{ overflowY: 'auto' }}>
          {failed && suggestions.length === 0 && (
            <Combobox.Empty>
              The search is not working right now. We will keep trying, and you can type any text.
            </Combobox.Empty>
          )}
          {suggestions.map(({ value: text, hint }, index) => (
            <Combobox.Option value={String(index)} key={`${text} ${hint}`} py={10}>
              {/* One element: what stands in an option stands beside each other on a phone (`controls.css`). */}
              <div>
                <Text size="sm" fw={500}>
                  {text}
                </Text>
                {hint && (
                  <Text size="xs" c="dimmed">
                    {hint}
                  </Text>
                )}
              </div>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
