import { say } from '@bearings/domain/say'
import { notify } from '../notify.ts'

/** Tells people when a field truncates what they typed or pasted; the browser itself truncates silently. */
export function warnAboutCutText(): void {
  document.addEventListener('beforeinput', ({ target, data, dataTransfer }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (!isField || target.maxLength < 0) return
    const added = (data ?? dataTransfer?.getData('text/plain') ?? '').length
    const replaced = (target.selectionEnd ?? 0) - (target.selectionStart ?? 0)
    if (added === 0 || target.value.length - replaced + added <= target.maxLength) return
    const most = target.maxLength.toLocaleString('en-US')
    notify({
      title: say('Too long for this field'),
      message: say('It can have up to {most} characters. The rest was cut off.', { most }),
      color: 'brass',
    })
  })
}
