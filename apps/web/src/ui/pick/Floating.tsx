import type { ReactNode } from 'react'
import { I18nProvider, Popover, type PopoverProps } from 'react-aria-components'
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
