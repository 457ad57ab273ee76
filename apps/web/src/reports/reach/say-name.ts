/**
 * Names a control by what stands on it and then by what it is about: who only hears the page is told the number itself, who
 * speaks to it says what is seen. For `ref`.
 */
export function sayName(control: Element | null, about: string): void {
  control?.setAttribute('aria-label', `${control.textContent?.trim()} ${about}`)
}
