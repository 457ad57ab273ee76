/** What a turn of the wheel, or one finger, is told over the drawing: the page keeps them. */
import type { Texts } from '../drawing.ts'

/** So long after the last of them. */
const SHOWN_MS = 1500

const isApple = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform)

export interface Hint {
  tell: (of: 'wheel' | 'touch') => void
  remove: () => void
}

export function hintIn(box: HTMLElement, className: string, texts: Texts): Hint {
  const element = document.createElement('div')
  element.className = className
  box.append(element)
  let over: ReturnType<typeof setTimeout> | undefined
  return {
    tell: (of) => {
      element.textContent =
        of === 'touch' ? texts.touch : isApple() ? texts.appleWheel : texts.wheel
      element.dataset.shown = ''
      clearTimeout(over)
      over = setTimeout(() => delete element.dataset.shown, SHOWN_MS)
    },
    remove: () => {
      clearTimeout(over)
      element.remove()
    },
  }
}
