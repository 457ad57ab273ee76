import { type RefObject, useEffect } from 'react'
import { singleKeys } from '../../i18n/keys.ts'

const TYPING = 'input, textarea, select, [contenteditable]'

/** `/` puts the cursor into the search field, unless somebody is typing or a dialog is open. */
export function useSearchKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const look = (event: KeyboardEvent) => {
      if (!singleKeys.get()) return
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as Element).closest?.(TYPING)) return
      if (document.querySelector('dialog[open]')) return
      const input = field.current?.querySelector('input')
      if (!input) return
      event.preventDefault()
      input.focus()
      input.select()
    }
    document.addEventListener('keydown', look)
    return () => document.removeEventListener('keydown', look)
  }, [field])
}
