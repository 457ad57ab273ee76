import { type ReactNode, useLayoutEffect } from 'react'
import {
  I18nProvider,
  Popover,
  type PopoverProps,
  setInteractionModality,
} from 'react-aria-components'
import { useUiText } from '../text.ts'
import type { PanelProps } from './Opener.tsx'
import css from './pick.module.css'

/** The kit's popover in our look: Escape and a press elsewhere close it, and the focus goes back to what opened it. */
export function Floating({
  anchor,
  label,
  onClose,
  children,
  placement = 'bottom start',
}: PanelProps & { label: string; children: ReactNode; placement?: PopoverProps['placement'] }) {
  const { locale } = useUiText()
  // The kit takes Enter on a button that is not its own for a screen reader's press and then moves the focus a frame later:
  // panel, list and first entry all try at once, and the first to come keeps it.
  useLayoutEffect(() => {
    if (anchor.current?.matches(':focus-visible')) setInteractionModality('keyboard')
  }, [anchor])
  const dialog = anchor.current?.closest('dialog')
  return (
    <I18nProvider locale={locale}>
      <Popover
        className={css.floating ?? ''}
        aria-label={label}
        triggerRef={anchor}
        isOpen
        placement={placement}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
        {...(dialog && { UNSTABLE_portalContainer: dialog })}
      >
        {children}
      </Popover>
    </I18nProvider>
  )
}
