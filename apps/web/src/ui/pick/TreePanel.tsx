import { Dialog } from 'react-aria-components'
import { Tree } from '../tree/Tree.tsx'
import type { TreeNode } from '../tree/tree.ts'
import { Floating } from './Floating.tsx'
import type { PanelProps } from './Opener.tsx'
import css from './pick.module.css'

/** The tree in a panel of its own. */
export function Panel(
  props: PanelProps & {
    label: string
    value: readonly string[]
    nodes: readonly TreeNode[]
    onChange: (value: string[]) => void
  },
) {
  const { label, nodes, value, onChange } = props
  return (
    <Floating {...props}>
      <Dialog className={css.chooser ?? ''} aria-label={label}>
        <div className={css.options}>
          <Tree label={label} nodes={nodes} value={value} autoFocus onChange={onChange} />
        </div>
      </Dialog>
    </Floating>
  )
}
