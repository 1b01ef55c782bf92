import { Combobox, Text, TextInput, type TextInputProps, useCombobox } from '@mantine/core'
import { type KeyboardEvent, useEffect } from 'react'

export type Suggestion = { value: string; hint?: string }

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onSubmit'> & {
  value: string
  onChange: (text: string) => void
  suggestions: Suggestion[]
  /** A suggestion was taken; without it, its text replaces what was typed. */
  onTake?: (text: string) => void
  /** Enter was pressed on the text as it is. */
  onEnter?: () => void
}

/** A text field that helps with spelling, and takes any other text as well. */
export function SuggestInput({ value, onChange, suggestions, onTake, onEnter, ...input }: Props) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })

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
    combobox.closeDropdown()
    onEnter()
  }

  return (
    <Combobox
      store={combobox}
      // Within the dialog or card it belongs to, and yet not cut off at its edge.
      withinPortal={false}
      floatingStrategy="fixed"
      onOptionSubmit={(index) => {
        const taken = suggestions[Number(index)]
        if (taken) (onTake ?? onChange)(taken.value)
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          {...input}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            combobox.openDropdown()
          }}
          onKeyDown={enter}
          onBlur={(event) => {
            combobox.closeDropdown()
            input.onBlur?.(event)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={suggestions.length === 0}>
        <Combobox.Options aria-label="Suggestions" mah={260} style={{ overflowY: 'auto' }}>
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
