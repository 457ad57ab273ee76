import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../Icon.tsx'
import layout from '../styles/layout.module.css'
import css from './tree.module.css'
import { pressed, type Seen, seenOf, type TreeNode, tickOf } from './tree.ts'

/**
 * A tree whose leaves are ticked; a branch stands for all leaves below it. One stop for the Tab key: up and down move, right and
 * left unfold and fold, Home and End go to the ends, Space or Enter ticks.
 */
export function Tree(props: {
  label: string
  nodes: readonly TreeNode[]
  /** Values of the leaves that are chosen. */
  value: readonly string[]
  readOnly?: boolean
  /** The first node takes the focus when the tree is there. */
  autoFocus?: boolean
  onChange: (value: string[]) => void
}) {
  const { nodes, value, readOnly = false } = props
  const root = useRef<HTMLDivElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const seen = seenOf(nodes, folded)
  const [at, setAt] = useState<string | null>(null)
  const active = seen.find(({ node }) => node.value === at) ?? seen[0]
  const focus = (to: Seen | undefined) => {
    if (!to) return
    setAt(to.node.value)
    const items = root.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? []
    ;[...items].find((item) => item.dataset.value === to.node.value)?.focus()
  }
  const { autoFocus } = props
  useEffect(() => {
    if (autoFocus) root.current?.querySelector<HTMLElement>('[role="treeitem"]')?.focus()
  }, [autoFocus])
  const fold = ({ value: key }: TreeNode, away: boolean) =>
    setFolded((now) => {
      const next = new Set(now)
      if (away) next.add(key)
      else next.delete(key)
      return next
    })
  const press = (node: TreeNode) => {
    if (!readOnly) props.onChange(pressed(node, value))
  }
  const onKey = (event: KeyboardEvent) => {
    if (!active || event.altKey || event.ctrlKey || event.metaKey) return
    const { node, parent } = active
    const i = seen.indexOf(active)
    const isOpen = (node.children?.length ?? 0) > 0 && !folded.has(node.value)
    switch (event.key) {
      case 'ArrowDown':
        focus(seen[i + 1])
        break
      case 'ArrowUp':
        focus(seen[i - 1])
        break
      case 'Home':
        focus(seen[0])
        break
      case 'End':
        focus(seen.at(-1))
        break
      case 'ArrowRight':
        if (isOpen) focus(seen[i + 1])
        else fold(node, false)
        break
      case 'ArrowLeft':
        if (isOpen) fold(node, true)
        else focus(seen.find((other) => other.node === parent))
        break
      case ' ':
      case 'Enter':
        press(node)
        break
      default:
        return
    }
    event.preventDefault()
  }
  return (
    <div
      ref={root}
      role="tree"
      aria-label={props.label}
      aria-multiselectable
      className={css.tree}
      onKeyDown={onKey}
    >
      {nodes.map((node) => (
        <Item
          key={node.value}
          node={node}
          level={1}
          of={{
            chosen: new Set(value),
            folded,
            active: active?.node.value,
            readOnly,
            fold,
            press,
            onFocus: setAt,
          }}
        />
      ))}
    </div>
  )
}

interface Shared {
  chosen: ReadonlySet<string>
  folded: ReadonlySet<string>
  active: string | undefined
  readOnly: boolean
  fold: (node: TreeNode, away: boolean) => void
  press: (node: TreeNode) => void
  onFocus: (value: string) => void
}

function Item({ node, level, of }: { node: TreeNode; level: number; of: Shared }) {
  const id = useId()
  const isBranch = (node.children?.length ?? 0) > 0
  const away = of.folded.has(node.value)
  const tick = tickOf(node, of.chosen)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the whole tree.
    <div
      role="treeitem"
      aria-level={level}
      aria-checked={tick}
      aria-selected={tick === true}
      aria-disabled={of.readOnly || undefined}
      aria-expanded={isBranch ? !away : undefined}
      aria-labelledby={id}
      data-value={node.value}
      tabIndex={of.active === node.value ? 0 : -1}
      onFocus={(event) => {
        event.stopPropagation()
        of.onFocus(node.value)
      }}
      onClick={(event) => {
        event.stopPropagation()
        of.press(node)
      }}
    >
      <span className={cx(layout.hover, css.row)}>
        <span
          className={css.chevron}
          data-open={!away}
          data-leaf={!isBranch}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            if (isBranch) of.fold(node, !away)
          }}
        >
          <Icon name="right" size={12} />
        </span>
        <span className={css.tick} data-on={tick} aria-hidden="true">
          <Icon name={tick === 'mixed' ? 'minus' : 'check'} size={12} />
        </span>
        <span id={id}>
          {node.label}
          {node.note && <small className={css.note}>{node.note}</small>}
        </span>
      </span>
      {isBranch && !away && (
        // biome-ignore lint/a11y/useSemanticElements: a group of a tree is no part of a form.
        <div role="group" className={css.group}>
          {node.children?.map((child) => (
            <Item key={child.value} node={child} level={level + 1} of={of} />
          ))}
        </div>
      )}
    </div>
  )
}
