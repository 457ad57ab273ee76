import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the content of a dialog: when it opens, its first field is ready to type into. Left alone, the browser chooses the
 * cross in the corner. Not where a finger points: there the keyboard would cover the dialog before it was read.
 */
export function useFirstField<E extends HTMLElement>(open: boolean): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (!open || matchMedia('(pointer: coarse)').matches) return
    ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [open])
  return ref
}
