import { expect, test } from 'vitest'
import { firstSpoken, nextSpoken } from './spoken.ts'

test('a person who writes hears only that saving fails, and that it works again', () => {
  const shown = [
    'Saving…',
    'Saved',
    'Saving…',
    'Offline, kept on this device',
    'Saving…',
    'Saved',
    'Saving…',
    'Saved',
  ]
  let spoken = firstSpoken('Saved')
  const heard = shown.filter((words) => {
    spoken = nextSpoken(spoken, words)
    return spoken.live === 'polite'
  })

  expect(heard).toEqual(['Offline, kept on this device', 'Saved'])
})

test('a person hears once that the first words of a new text are saved', () => {
  const saving = nextSpoken(firstSpoken(''), 'Saving…')

  expect(saving.live).toBe('off')
  expect(nextSpoken(saving, 'Saved').live).toBe('polite')
})
