import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { IconButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { words } from './words.ts'

/** The whole screen for the page; a browser that cannot gets the warning of the product spec §8, word for word. */
export function FullscreenButton() {
  const t = useWords(words)
  const [full, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const toggle = () => {
    if (!document.fullscreenEnabled) return toast('warning', t('noFullscreen'))
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen()
    change.catch(() => toast('warning', t('noFullscreen')))
  }
  return (
    <IconButton
      icon={full ? 'shrink' : 'fullscreen'}
      label={t(full ? 'exitFullscreen' : 'fullscreen')}
      onClick={toggle}
    />
  )
}
