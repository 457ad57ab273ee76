import { lazy, Suspense, useEffect, useState } from 'react'
import { hear } from '../../api/job-stream.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useStore } from '../../ui/store.ts'
import { useMay } from '../may.ts'
import styles from './bell.module.css'
import { loadUnread, unread } from './unread.ts'
import { words } from './words.ts'

const Drawer = lazy(async () => ({ default: (await import('./Drawer.tsx')).Drawer }))

/** Whoever hears no stream looks from time to time. */
const LOOK_MS = 60_000
/** The server counts no further. */
const MOST = 99

/** Opens the latest notices; its number follows the event stream. */
export function Bell() {
  const t = useWords(words)
  const n = useStore(unread) ?? 0
  const streams = useMay('enterprise.read')
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const look = () => void loadUnread()
    look()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])
  useEffect(() => {
    if (streams)
      return hear(
        (event) => event.kind === 'notice' && void loadUnread(),
        () => void loadUnread(),
      )
    const timer = setInterval(loadUnread, LOOK_MS)
    return () => clearInterval(timer)
  }, [streams])
  return (
    <>
      <span className={styles.bell} data-part="bell">
        <IconButton
          icon="bell"
          label={n === 0 ? t('bell') : t('bellUnread', { n: n > MOST ? `${MOST}+` : n })}
          aria-haspopup="dialog"
          aria-expanded={open === true}
          onClick={() => setOpen(true)}
        />
        {n > 0 && <i aria-hidden="true">{n > MOST ? `${MOST}+` : n}</i>}
      </span>
      {open === null ? null : (
        <Suspense>
          <Drawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
