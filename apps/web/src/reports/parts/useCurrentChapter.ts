import { useEffect, useState } from 'react'
import { singleKeys } from '../../i18n/keys.ts'
import type { Chapter } from '../model.ts'
import { perFrame } from '../reach/per-frame.ts'
import { anchorOf, scrollToChapter } from './chapters.ts'

/** The chapter being read: the last whose heading has passed the upper third of the window. */
export function useCurrentChapter(chapters: readonly Chapter[]): string {
  const [current, setCurrent] = useState(chapters[0]?.id ?? '')
  useEffect(() => {
    const { ask, stop } = perFrame(() => {
      const line = window.innerHeight / 3
      const passed = chapters.filter(({ id }) => {
        const element = document.getElementById(anchorOf(id))
        return element !== null && element.getBoundingClientRect().top <= line
      })
      const last = passed.at(-1)?.id ?? chapters[0]?.id
      if (last) setCurrent(last)
    })
    ask()
    window.addEventListener('scroll', ask, { passive: true, capture: true })
    return () => {
      window.removeEventListener('scroll', ask, { capture: true })
      stop()
    }
  }, [chapters])
  return current
}

/** J / → next chapter, K / ← previous. Never while typing, with a modifier, or with a dialog open. */
export function useChapterKeys(chapters: readonly Chapter[], current: string): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !singleKeys.get()) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target as HTMLElement | null
      if (target?.closest('input, textarea, select, [contenteditable], [role="tab"]')) return
      if (document.querySelector('dialog[open], [role="dialog"]')) return
      const step = { j: 1, ArrowRight: 1, k: -1, ArrowLeft: -1 }[event.key]
      if (step === undefined) return
      const at = chapters.findIndex((c) => c.id === current)
      const to = chapters[at + step]
      if (!to) return
      event.preventDefault()
      scrollToChapter(to.id)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [chapters, current])
}
