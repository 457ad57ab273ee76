import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the content of a dialog: when it opens, its first field is ready to type into. Left alone, the browser chooses the
 * cross in the corner. Not where a finger points: there the keyboard would cover the dialog before it was read. `known` =
 * the content's own ref, where it has one.
 */
export function useFirstField<E extends HTMLElement>(
  open: boolean,
  known?: RefObject<E | null>,
): RefObject<E | null> {
  const own = useRef<E>(null)
  const ref = known ?? own
  useEffect(() => {
    if (!open || matchMedia('(pointer: coarse)').matches) return
    ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [open, ref])
  return ref
}
