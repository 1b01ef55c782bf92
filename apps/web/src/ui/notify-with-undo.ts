import { notifyWithButton } from './notify-with-button.tsx'

/** Shows a toast that says what was changed or removed, with an Undo button. */
export function notifyWithUndo(title: string, undo: () => void, words?: string): void {
  notifyWithButton({ title, words, button: 'Undo', onPress: undo })
}
