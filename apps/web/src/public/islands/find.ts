/**
 * Seeks in the tutorials: every word that is typed must stand in a step or question, whichever order they are in. Nothing of the kit is
 * imported: its style sheet, which comes with it, is another than that of the public site.
 */

export function start(root: HTMLElement): void {
  const input = root.querySelector('input')!
  const told = root.querySelector<HTMLElement>('[role=status]')!
  const all = [...root.querySelectorAll('li')].map((item) => ({
    item,
    text: item.textContent.toLowerCase(),
  }))
  root.hidden = false
  input.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    let found = 0
    for (const { item, text } of all) {
      item.hidden = words.length === 0 || !words.every((word) => text.includes(word))
      if (!item.hidden) found++
    }
    const { none = '', some = '' } = root.dataset
    told.textContent =
      words.length === 0 ? '' : found === 0 ? none : some.replace('{n}', String(found))
  })
}
