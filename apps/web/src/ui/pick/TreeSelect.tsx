import { useId } from 'react'
import { Icon } from '../Icon.tsx'
import { fill, useUiText } from '../text.ts'
import { leavesOf, type TreeNode } from '../tree/tree.ts'
import { lazyPanel, Opener } from './Opener.tsx'
import css from './pick.module.css'

const panel = lazyPanel(() => import('./TreePanel.tsx'))

/** Any number of leaves of a tree (regions, industries, goods); a branch stands for all leaves below it. */
export function TreeSelect(props: {
  label: string
  /** Values of the leaves that are chosen. */
  value: readonly string[]
  nodes: readonly TreeNode[]
  all: string
  onChange: (value: string[]) => void
}) {
  const text = useUiText()
  const id = useId()
  const { label, value, nodes, onChange } = props
  const names = leavesOf(nodes).filter((leaf) => value.includes(leaf.value))
  return (
    <div className={css.field}>
      <span id={`${id}l`} className={css.label}>
        {label}
      </span>
      <Opener
        of={panel}
        panel={{ label, value, nodes, onChange }}
        kind="dialog"
        id={`${id}v`}
        labelledBy={`${id}l ${id}v`}
        className={css.control ?? ''}
      >
        <span className={names.length === 0 ? css.quiet : undefined}>
          {names.length === 0
            ? props.all
            : names.length > 2
              ? fill(text.chosen, { n: names.length })
              : names.map((leaf) => leaf.label).join('、')}
        </span>
        <Icon name="down" size={12} />
      </Opener>
    </div>
  )
}
