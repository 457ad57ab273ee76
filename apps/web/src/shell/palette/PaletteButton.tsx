import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { IconButton } from '../../ui/Button.tsx'
import { ahead } from '../../ui/pick/ahead.ts'
import { words } from './words.ts'

const load = () => import('./Palette.tsx')
const Palette = lazy(async () => ({ default: (await load()).Palette }))
/** Once the page has come to rest, so that who types at once after the keys loses no letter. */
const FETCH_AFTER_MS = 1_500
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Ctrl-K or ⌘K, or a press: on phones the button is the way. */
export function PaletteButton() {
  const t = useWords(words)
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const timer = setTimeout(ahead, FETCH_AFTER_MS, load)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return
      if (!(isMac() ? event.metaKey : event.ctrlKey)) return
      event.preventDefault()
      // Behind another dialog there is nothing to go to.
      const other = document.querySelector('dialog[open]:not(:has([data-part~="palette"]))')
      setOpen((now) => (other ? now : now !== true))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <IconButton
        icon="search"
        label={t('open', { key: isMac() ? '⌘K' : 'Ctrl K' })}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onPointerEnter={() => ahead(load)}
        onClick={() => setOpen(true)}
      />
      {open === null ? null : (
        <Suspense>
          <Palette open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
