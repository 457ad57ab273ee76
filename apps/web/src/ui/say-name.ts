/**
 * Names a control by what stands on it and then by what it is about: who only hears the page is told the number itself, who
 * speaks to it says what is seen. Parts that stand below each other are said each for itself. For `ref`.
 */
export function sayName(control: Element | null, about: string): void {
  if (!control) return
  const shown = [...control.childNodes].map((node) => node.textContent?.trim())
  control.setAttribute('aria-label', [...shown, about].filter(Boolean).join(' '))
}
