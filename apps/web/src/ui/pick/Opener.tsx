import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react'
import { cx } from '../cx.ts'
import { ahead } from './ahead.ts'

/** What a panel is given besides its own props: where it belongs, and how it goes away. */
export interface PanelProps {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** A panel built on the component kit, fetched when a hand comes near it; pages never wait for the kit. */
export interface LazyPanel<P> {
  fetch: () => void
  Panel: ComponentType<P & PanelProps>
}

/** `lazyPanel(() => import('./MenuPanel.tsx'))`: the module's `Panel`, fetched once. */
export function lazyPanel<P>(load: () => Promise<{ Panel: ComponentType<P & PanelProps> }>) {
  const Panel = lazy(async () => ({ default: (await load()).Panel }))
  return { fetch: () => ahead(load), Panel } as unknown as LazyPanel<P>
}

/**
 * A button of ours that opens a panel of the kit. Pointer and focus fetch the panel ahead of the press. Inside a modal
 * dialog the panel is hung into that dialog, since everything outside it is inert.
 */
export function Opener<P extends object>(props: {
  of: LazyPanel<P>
  panel: P
  kind: 'menu' | 'listbox' | 'dialog' | 'tree'
  className?: string
  disabled?: boolean
  label?: string
  labelledBy?: string
  id?: string
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const fetch = () => props.of.fetch()
  const { Panel } = props.of
  return (
    <>
      <button
        ref={anchor}
        id={props.id}
        type="button"
        className={cx(props.className)}
        disabled={props.disabled}
        aria-haspopup={props.kind}
        aria-expanded={open}
        aria-label={props.label}
        aria-labelledby={props.labelledBy}
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={() => setOpen(!open)}
      >
        {props.children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <Panel {...props.panel} anchor={anchor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
