/** Where the finger, and whoever listens, should be next. */

/** The first field of a form that was found wanting, once it is marked. */
export function focusFault(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const fault = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    // A group of choices is no field itself.
    const field = fault?.matches('input') ? fault : fault?.querySelector<HTMLElement>('button')
    field?.focus()
  })
}
