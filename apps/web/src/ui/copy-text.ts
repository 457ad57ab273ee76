/**
 * Puts text on the clipboard; false when the browser refused. Sites on plain http (a bank's intranet) have no clipboard
 * API: there the old way of copying a selection still works. It must happen inside an open modal dialog, the rest is inert.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Refused by a setting: the old way may still be allowed.
  }
  const area = document.createElement('textarea')
  area.value = text
  area.style.cssText = 'position: fixed; opacity: 0'
  const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  host.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  return done
}
